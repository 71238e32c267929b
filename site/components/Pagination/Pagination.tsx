import { useIntl } from 'react-intl';
import type { Pagination as PaginationProps } from '../../../schemas/parts/pagination.ts';
import { Icon } from '../Icon/Icon.tsx';
import pageStepStyles from './PageStep.module.css';
import styles from './Pagination.module.css';

/** Links to the other pages of a list: previous, numbers, next (behaviour §5.3). */
export function Pagination({ page, pages }: PaginationProps) {
  const { formatMessage, formatNumber } = useIntl();
  const getPageUrl = (wanted: number) => pages.find((one) => one.page === wanted)?.url;
  const previous = getPageUrl(page - 1);
  const next = getPageUrl(page + 1);
  return (
    <nav
      className={styles.pagination}
      aria-label={formatMessage({ id: 'pagination.label' })}
      data-turns-page=""
    >
      {previous && <PageStep to="previous" url={previous} className={styles.previous} />}
      <ol className={styles.pages}>
        {pages.map((one, index) => (
          <li key={one.page} className={styles.page}>
            {one.page > (pages[index - 1]?.page ?? one.page) + 1 && (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            )}
            <a
              className={styles.link}
              href={one.url}
              aria-label={formatMessage({ id: 'pagination.page' }, { page: one.page })}
              aria-current={one.page === page ? 'page' : undefined}
            >
              {formatNumber(one.page)}
            </a>
          </li>
        ))}
      </ol>
      {next && <PageStep to="next" url={next} className={styles.next} />}
    </nav>
  );
}

interface PageStepProps {
  to: 'previous' | 'next';
  url: string;
  className: string | undefined;
}

/** Link to the previous or next page: an arrow, with its label where there is room. */
function PageStep({ to, url, className }: PageStepProps) {
  const { formatMessage } = useIntl();
  const words = formatMessage({ id: to === 'next' ? 'pagination.next' : 'pagination.previous' });
  return (
    <a
      className={[pageStepStyles.step, className].filter(Boolean).join(' ')}
      href={url}
      rel={to === 'next' ? 'next' : 'prev'}
      data-to={to}
      aria-label={words}
    >
      <Icon name={to === 'next' ? 'arrow-right' : 'arrow-left'} className={pageStepStyles.icon} />
      <span className={pageStepStyles.words}>{words}</span>
    </a>
  );
}
