import { FormattedMessage } from 'react-intl';
import type { Locator } from '../../schemas/blocks/locator.ts';
import { Button } from '../../site/components/Button/Button.tsx';
import { Icon } from '../../site/components/Icon/Icon.tsx';
import { CountrySearchField } from './CountrySearchField.tsx';
import styles from './LocatorSearch.module.css';
import nearMeStyles from './NearMe.module.css';
import { type NearMe as NearMeState, useNearMe } from './useNearMe.ts';

type LocatorSearchProps = Pick<Locator, 'action' | 'kind' | 'search' | 'isNarrowed' | 'results'>;

/** The search: a country, town or name, or the visitor's position; and a link back to the whole list. */
export function LocatorSearch({ action, kind, search, isNarrowed, results }: LocatorSearchProps) {
  const { notice, ...near } = useNearMe(results);
  return (
    <search className={styles.search}>
      <form method="get" action={action} className={styles.form} data-filters="">
        <CountrySearchField kind={kind} search={search} />
        <CarriedFields action={action} />
        <Button type="submit" className={styles.submit}>
          <FormattedMessage id="locator.search.submit" />
        </Button>
      </form>
      <div className={styles.ways}>
        <NearMe {...near} action={action} />
        {isNarrowed && (
          <a href={action} className={styles.all} data-keeps-place="">
            <FormattedMessage id="list.showAll" />
          </a>
        )}
      </div>
      <p role="status" className={styles.notice}>
        {notice && <FormattedMessage id={`near.${notice}`} />}
      </p>
    </search>
  );
}

interface NearMeProps extends Pick<NearMeState, 'isAble' | 'form' | 'field' | 'locate'> {
  action: string;
}

/**
 * Sorts by distance. Asks for the visitor's position only when pressed; shown only where the browser has geolocation.
 */
function NearMe({ action, isAble, form, field, locate }: NearMeProps) {
  if (isAble === false) return null;
  return (
    <form
      ref={form}
      method="get"
      action={action}
      className={nearMeStyles.form}
      data-filters=""
      onSubmit={locate}
    >
      <input ref={field} type="hidden" name="near" />
      <CarriedFields action={action} />
      <button type="submit" className={nearMeStyles.near}>
        <Icon name="locate" />
        <FormattedMessage id="locator.near" />
      </button>
    </form>
  );
}

/** What the whole list has in its address, the boat of the configurator: a form that leads to it drops its query. */
export const CarriedFields = ({ action }: Pick<Locator, 'action'>) =>
  [...new URLSearchParams(action.split('?')[1])].map(([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ));
