import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CompareSpecifications } from '../../schemas/blocks/compare-specifications.ts';
import styles from './SpecificationTable.module.css';

type SpecificationTableProps = Pick<CompareSpecifications, 'products' | 'rows'> & {
  caption: string | undefined;
  className: string | undefined;
};

/** The table itself. Several models: one column each, and the properties stay in sight while it scrolls. */
export function SpecificationTable({ caption, products, rows, className }: SpecificationTableProps) {
  const captionId = useId();
  const intl = useIntl();
  // Compared models may need to scroll, and what scrolls must be reached by keyboard (WCAG 2.1.1).
  const compared = products.length > 1;
  const columns = Math.max(products.length, 1);
  return (
    <div
      className={[styles.frame, className].filter(Boolean).join(' ')}
      {...(compared && { role: 'group', 'aria-labelledby': captionId, tabIndex: 0 })}
    >
      <table className={styles.table} data-compare={compared || undefined}>
        <caption id={captionId} className="visually-hidden">
          {caption ??
            (intl.formatList(products.map(({ title }) => title)) || (
              <FormattedMessage id="specifications.property" />
            ))}
        </caption>
        {products.length > 0 && (
          <thead>
            <tr>
              <th scope="col" className={styles.property}>
                <span className="visually-hidden">
                  <FormattedMessage id="specifications.property" />
                </span>
              </th>
              {products.map(({ title, url }) => (
                <th key={title} scope="col" className={styles.model}>
                  {url ? <a href={url}>{title}</a> : title}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row" className={styles.property}>
                {label}
              </th>
              {Array.from({ length: columns }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the column is what identifies a cell
                <td key={index} className={styles.value}>
                  {values[index] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
