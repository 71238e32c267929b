import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CompareSpecifications as CompareSpecificationsProps } from '../../schemas/blocks/compare-specifications.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { joinName } from '../../site/components/BoatProfile/joinName.ts';
import { LinkElement } from '../../site/components/LinkElement/LinkElement.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './CompareSpecifications.module.css';
import { ProfileScene } from './ProfileScene.tsx';
import specificationTableStyles from './SpecificationTable.module.css';

/** As many models fit beside each other at every width; more are scrolled. */
const FIT = 3;

/** Specifications of one or several models as a table; two or three whose measures are known stand above it, drawn. */
export function CompareSpecifications(props: CompareSpecificationsProps) {
  const { heading, text, products, rows, differences, brochureLink, compareLink } = props;
  const compared = products.length > 1;
  const boats = products.flatMap(({ title, profile }) => (profile ? [{ title, profile }] : []));
  const isDrawn = compared && products.length <= FIT && boats.length === products.length;
  const words = (heading || text || brochureLink || compareLink) && (
    <div className={styles.words}>
      <SectionHeading className={isDrawn ? styles.heading : undefined} />
      {text && <RichText html={text} />}
      {brochureLink && <ActionLink link={brochureLink} kind="primary" />}
      {compareLink && <ActionLink link={compareLink} />}
    </div>
  );
  return (
    <Section className={`grid ${styles.section}`} heading={heading} data-single={!compared || undefined}>
      {isDrawn ? <ProfileScene boats={boats}>{words}</ProfileScene> : words}
      <SpecificationTable
        caption={heading}
        products={products}
        rows={rows}
        differences={compared ? differences : undefined}
        isDrawn={isDrawn}
        className={styles.table}
      />
    </Section>
  );
}

type SpecificationTableProps = Pick<CompareSpecificationsProps, 'products' | 'rows'> & {
  differences: CompareSpecificationsProps['differences'] | undefined;
  caption: string | undefined;
  isDrawn: boolean;
  className: string | undefined;
};

/** What does not differ is one cell: the eye finds what does. */
const isSame = (values: readonly string[], columns: number): boolean =>
  columns > 1 && Boolean(values[0]) && values.length === columns && new Set(values).size === 1;

/** The table itself. Several models: one column each; the first column stays while it scrolls. */
function SpecificationTable(props: SpecificationTableProps) {
  const { caption, products, rows, differences, isDrawn, className } = props;
  const captionId = useId();
  const intl = useIntl();
  const compared = products.length > 1;
  const columns = Math.max(products.length, 1);
  // What scrolls must be reachable by keyboard (WCAG 2.1.1).
  const scrolls = columns > FIT;
  return (
    <div
      className={[specificationTableStyles.frame, className].filter(Boolean).join(' ')}
      data-fit={(compared && !scrolls) || undefined}
      {...(scrolls && { role: 'group', 'aria-labelledby': captionId, tabIndex: 0 })}
    >
      {differences && (
        // Rows follow it in CSS. It belongs to the form above the table (BoatPicker), so that the address keeps it.
        <label className={specificationTableStyles.differences}>
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
      <table className={specificationTableStyles.table} data-compare={compared ? columns : undefined}>
        <caption id={captionId} className="visually-hidden">
          {caption ??
            (intl.formatList(products.map(({ title }) => title)) || (
              <FormattedMessage id="specifications.property" />
            ))}
        </caption>
        {products.length > 0 && (
          <thead>
            <tr>
              <th scope="col" className={specificationTableStyles.property}>
                <span className="visually-hidden">
                  <FormattedMessage id="specifications.property" />
                </span>
              </th>
              {products.map(({ title, url, image }) => (
                <th key={title} scope="col" className={specificationTableStyles.model}>
                  {image && !isDrawn && (
                    <Picture
                      image={{ ...image, alt: '' }}
                      preset="list"
                      sizes="(width < 40rem) 45vw, 20rem"
                    />
                  )}
                  {url ? <a href={url}>{joinName(title)}</a> : joinName(title)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} data-same={isSame(values, columns) || undefined}>
              <th scope="row" className={specificationTableStyles.property}>
                {label}
              </th>
              {isSame(values, columns) ? (
                <td colSpan={columns} className={specificationTableStyles.same}>
                  {values[0]}
                </td>
              ) : (
                Array.from({ length: columns }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the column is what identifies a cell
                  <td key={index} className={specificationTableStyles.value}>
                    {values[index] || '–'}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
        {products.some(({ links }) => links) && (
          <tfoot>
            <tr>
              <th scope="row" className={specificationTableStyles.property}>
                <FormattedMessage id="specifications.next" />
              </th>
              {products.map(({ title, links = [] }) => (
                <td key={title} className={specificationTableStyles.value}>
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
