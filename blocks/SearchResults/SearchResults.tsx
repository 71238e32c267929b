import { FormattedMessage } from 'react-intl';
import type { SearchResults as SearchResultsProps } from '../../schemas/blocks/search-results.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { LinkElement } from '../../site/components/LinkElement/LinkElement.tsx';
import { Pagination } from '../../site/components/Pagination/Pagination.tsx';
import { SearchForm } from '../../site/components/SearchForm/SearchForm.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { Result } from './Result.tsx';
import styles from './SearchResults.module.css';

/** The search of the site: one GET form, its results, and where to go without any. Whole without JavaScript. */
export function SearchResults({
  heading,
  action,
  search,
  results,
  pagination,
  ...found
}: SearchResultsProps) {
  return (
    <Section className={`grid ${styles.search}`} heading={heading}>
      <SectionHeading level={1} className={styles.heading} />
      <SearchForm action={action} search={search} />
      {search !== undefined && <Summary {...found} search={search} />}
      {results.length > 0 && (
        <ol className={styles.results}>
          {results.map((result) => (
            <Result key={result.url} {...result} />
          ))}
        </ol>
      )}
      {pagination && (
        <div className={styles.pages}>
          <Pagination {...pagination} />
        </div>
      )}
      <Ways ways={found.ways} isLost={results.length === 0} />
    </Section>
  );
}

type SummaryProps = Required<Pick<SearchResultsProps, 'search'>> &
  Pick<SearchResultsProps, 'total' | 'isPartial' | 'missing' | 'isPreparing' | 'correction'>;

/** How many pages were found, and what to do about too few. */
function Summary({ search, total = 0, isPartial, missing, isPreparing, correction }: SummaryProps) {
  return (
    <div className={styles.summary} role="status">
      <p className={styles.count}>
        <FormattedMessage id="search.count" values={{ count: total, search }} />
      </p>
      {isPartial && (
        <p>
          {missing === undefined ? (
            <FormattedMessage id="search.partial" />
          ) : (
            <FormattedMessage id="search.missing" values={{ words: missing }} />
          )}
        </p>
      )}
      {correction && (
        <p>
          <FormattedMessage
            id="search.correction"
            values={{
              link: (
                <LinkElement {...correction}>
                  <strong>{correction.label}</strong>
                </LinkElement>
              ),
            }}
          />
        </p>
      )}
      {isPreparing && (
        <p>
          <FormattedMessage id="search.preparing" />
        </p>
      )}
      {total === 0 && (
        <p>
          <FormattedMessage id="search.advice" />
        </p>
      )}
    </div>
  );
}

/** @param isLost whether there is nothing else on the page. */
function Ways({ ways, isLost }: Pick<SearchResultsProps, 'ways'> & { isLost: boolean }) {
  if (ways.length === 0) return null;
  return (
    <nav className={styles.ways} aria-labelledby="search-ways">
      <h2 id="search-ways" className="eyebrow">
        <FormattedMessage id={isLost ? 'search.start' : 'search.elsewhere'} />
      </h2>
      <ul className={styles.links}>
        {ways.map((link) => (
          <li key={link.url}>
            <ActionLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
