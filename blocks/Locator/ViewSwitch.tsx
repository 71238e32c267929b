import { FormattedMessage } from 'react-intl';
import { Icon } from '../../parts/Icon/Icon.tsx';
import type { LocatorView } from './LocatorView.ts';
import styles from './ViewSwitch.module.css';

interface ViewSwitchProps {
  view: LocatorView;
  onSwitch: (view: LocatorView) => void;
}

/** On a telephone, where list and map do not fit side by side: the one in place of the other. */
export function ViewSwitch({ view, onSwitch }: ViewSwitchProps) {
  const other: LocatorView = view === 'list' ? 'map' : 'list';
  return (
    <button type="button" className={styles.switch} onClick={() => onSwitch(other)}>
      <Icon name={other} />
      <FormattedMessage id={other === 'map' ? 'locator.showMap' : 'locator.showList'} />
    </button>
  );
}
