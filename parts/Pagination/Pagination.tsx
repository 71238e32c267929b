import { useIntl } from 'react-intl';
import type { Pagination as PaginationProps } from '../../schemas/parts/pagination.ts';
import { PageStep } from './PageStep.tsx';
import styles from './Pagination.module.css';
import { withGaps } from './withGaps.ts';

/** The way to the other pages of a list: one back, the numbers, one on (spec 1 §2). */
export function Pagination({ page, pages }: PaginationProps) {
  const { formatMessage, formatNumber } = useIntl();
  const urlOf = (wanted: number) => pages.find((one) => one.page === wanted)?.url;
  const previous = urlOf(page - 1);
  const next = urlOf(page + 1);
  return (
    <nav className={styles.pagination} aria-label={formatMessage({ id: 'pagination.label' })}>
      {previous && <PageStep to="previous" url={previous} className={styles.previous} />}
      <ol className={styles.pages}>
        {withGaps(pages).map((one) => (
          <li key={one.page} className={styles.page}>
            {one.afterGap && (
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
