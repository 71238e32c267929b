import { FormattedMessage } from 'react-intl';
import { Icon } from '../../parts/Icon/Icon.tsx';
import styles from './NearMe.module.css';
import type { NearMe as NearMeState } from './useNearMe.ts';

interface NearMeProps extends Pick<NearMeState, 'isAble' | 'form' | 'field' | 'locate'> {
  action: string;
}

/** Puts the nearest first. Asks where the visitor is only when they press it; there only where the browser can tell. */
export function NearMe({ action, isAble, form, field, locate }: NearMeProps) {
  if (isAble === false) return null;
  return (
    <form ref={form} method="get" action={action} className={styles.form} data-filters="" onSubmit={locate}>
      <input ref={field} type="hidden" name="near" />
      <button type="submit" className={styles.near}>
        <Icon name="locate" />
        <FormattedMessage id="locator.near" />
      </button>
    </form>
  );
}
