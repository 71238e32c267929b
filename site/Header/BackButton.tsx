import { FormattedMessage } from 'react-intl';
import { Icon } from '../../parts/Icon/Icon.tsx';
import styles from './BackButton.module.css';

/** Back to the menu that the panel lies over; the panel opens with the focus on it. */
export function BackButton({ id }: { id: string }) {
  return (
    <button
      className={styles.back}
      type="button"
      popoverTarget={id}
      popoverTargetAction="hide"
      // biome-ignore lint/a11y/noAutofocus: it counts when the popover opens, not when the page does
      autoFocus
    >
      <Icon name="arrow-left" />
      <FormattedMessage id="header.back" />
    </button>
  );
}
