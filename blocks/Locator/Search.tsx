import { FormattedMessage } from 'react-intl';
import { Button } from '../../parts/Button/Button.tsx';
import type { Locator } from '../../schemas/blocks/locator.ts';
import { CountryField } from './CountryField.tsx';
import { NearMe } from './NearMe.tsx';
import styles from './Search.module.css';
import { useNearMe } from './useNearMe.ts';

type SearchProps = Pick<Locator, 'action' | 'kind' | 'search' | 'isNarrowed' | 'results'>;

/** Where to look: a country, town or name, or where the visitor is; and the way back to the whole list. */
export function Search({ action, kind, search, isNarrowed, results }: SearchProps) {
  const { notice, ...near } = useNearMe(results);
  return (
    <search className={styles.search}>
      <form method="get" action={action} className={styles.form} data-filters="">
        <CountryField kind={kind} search={search} />
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
