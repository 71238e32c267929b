import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CompareSpecifications as CompareSpecificationsProps } from '../../schemas/blocks/compare-specifications.ts';
import { joinName } from '../../site/components/BoatProfile/joinName.ts';
import { LinkElement } from '../../site/components/LinkElement/LinkElement.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { PlanRow } from './PlanRow.tsx';
import styles from './SpecificationTable.module.css';

type SpecificationTableProps = Pick<CompareSpecificationsProps, 'products' | 'rows'> & {
  id?: string;
  differences?: CompareSpecificationsProps['differences'] | undefined;
  caption: string | undefined;
  isDrawn?: boolean;
  /** One for each model, below its name, which stays in view; for eyes: it is said above the table. */
  prices?: readonly string[] | undefined;
  /** It must be reachable by keyboard then (WCAG 2.1.1). */
  scrolls?: boolean;
};

/** What does not differ is paler: the eye finds what does. */
const isSame = (values: readonly string[], columns: number): boolean =>
  columns > 1 && Boolean(values[0]) && values.length === columns && new Set(values).size === 1;

type Rows = CompareSpecificationsProps['rows'];

/** Rows with the heading above them, if any. */
function toGroups(rows: Rows): Rows[] {
  const groups: Rows[] = [];
  for (const row of rows) {
    if (row.group || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(row);
  }
  return groups;
}

/** The table itself. Several models: one column each; the first column stays while it scrolls. */
export function SpecificationTable(props: SpecificationTableProps) {
  const { id, caption, products, rows, differences, isDrawn, prices, scrolls } = props;
  const captionId = useId();
  const intl = useIntl();
  const compared = products.length > 1;
  const columns = Math.max(products.length, 1);
  // Alone, its rows stand in two columns where they have room: some browsers then forget that it is a table.
  const toRole = (role: 'table' | 'rowgroup' | 'row' | 'rowheader' | 'cell') => (compared ? undefined : role);
  return (
    <div
      id={id}
      className={styles.frame}
      data-fit={(compared && !scrolls) || undefined}
      data-alone={!compared || undefined}
      {...(scrolls && { role: 'group', 'aria-labelledby': captionId, tabIndex: 0 })}
    >
      {differences && (
        // Rows follow it in CSS. It belongs to the form above the table (BoatPicker), so that the address keeps it.
        <label className={styles.differences}>
          <input
            type="checkbox"
            name="differences"
            value="1"
            form="compare"
            defaultChecked={differences === 'only'}
          />
          <FormattedMessage id="specifications.differences" />
        </label>
      )}
      <table role={toRole('table')} className={styles.table} data-compare={compared ? columns : undefined}>
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
              {products.map(({ title, url, image }, index) => (
                <th key={title} scope="col" className={styles.model}>
                  {image && !isDrawn && (
                    <Picture
                      image={{ ...image, alt: '' }}
                      preset="list"
                      sizes="(width < 40rem) 45vw, 20rem"
                    />
                  )}
                  {url ? <a href={url}>{joinName(title)}</a> : joinName(title)}
                  {prices?.[index] && <small aria-hidden="true">{prices[index]}</small>}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {toGroups(rows).map((group) => (
          <tbody key={group[0]?.label} role={toRole('rowgroup')}>
            {group[0]?.group && (
              <tr role={toRole('row')} className={styles.group}>
                <th scope="rowgroup" role={toRole('rowheader')} colSpan={columns + 1}>
                  {group[0].group}
                </th>
              </tr>
            )}
            {group.map(({ label, values }) => (
              <tr key={label} role={toRole('row')}>
                <th scope="row" role={toRole('rowheader')} className={styles.property}>
                  {label}
                </th>
                {Array.from({ length: columns }, (_, index) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: the column is what identifies a cell
                    key={index}
                    role={toRole('cell')}
                    className={isSame(values, columns) ? styles.same : styles.value}
                  >
                    {values[index] || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        {products.some(({ links, layouts }) => links ?? layouts) && (
          <tfoot>
            <PlanRow products={products} />
            <tr>
              <th scope="row" className={styles.property}>
                <FormattedMessage id="specifications.next" />
              </th>
              {products.map(({ title, links = [] }) => (
                <td key={title} className={styles.value}>
                  <ul>
                    {links.map((link) => (
                      <li key={link.url}>
                        <LinkElement {...link}>{link.label}</LinkElement>
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
