import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CompareSpecifications as CompareSpecificationsProps } from '../../schemas/blocks/compare-specifications.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { Summary } from '../../site/components/Summary/Summary.tsx';
import styles from './CompareSpecifications.module.css';
import { MeasuredProfile } from './MeasuredProfile.tsx';
import { ProfileScene } from './ProfileScene.tsx';
import { SpecificationTable } from './SpecificationTable.tsx';

/** As many models fit beside each other at every width; more are scrolled. */
const FIT = 3;
/** Rows of one model that stand first, where they have no groups, and how many more phones fold. */
const FIRST = 8;
const MORE = 3;

type Rows = CompareSpecificationsProps['rows'];

/** Rows without those whose labels are given: what the drawing says is not said again. A group passes to the next row. */
function withoutSaid(rows: Rows, said: readonly unknown[]): Rows {
  const isSaid = (row: Rows[number] | undefined) => row !== undefined && said.includes(row.label);
  return rows.flatMap((row, index) => {
    if (isSaid(row)) return [];
    const before = rows[index - 1];
    const group = row.group ?? (isSaid(before) ? before?.group : undefined);
    return [group ? { ...row, group } : row];
  });
}

/**
 * Specifications of one or several models as a table. Where their measures are known, two or three stand above it, drawn
 * to one scale with price and length, and one stands there with its measures. Of one model phones show them on request:
 * the drawing has its key figures.
 */
export function CompareSpecifications(props: CompareSpecificationsProps) {
  const { heading, anchor, text, products, rows, differences, brochureLink, compareLink } = props;
  const tableId = useId();
  const { formatMessage } = useIntl();
  const compared = products.length > 1;
  const boats = products.flatMap(({ title, profile, links }) => (profile ? [{ title, profile, links }] : []));
  const [boat] = boats;
  const single = compared ? undefined : boat ? 'drawn' : '';
  const scrolls = products.length > FIT;
  const isDrawn = compared && !scrolls && boats.length === products.length;
  const second = rows.findIndex(({ group }, index) => index > 0 && group);
  const first = second > 0 ? second : FIRST;
  const price = isDrawn && second > 0 && !rows[0]?.group ? rows[0] : undefined;
  const length = isDrawn && formatMessage({ id: 'specifications.length' });
  const isLong = !compared && rows.length >= first + MORE;
  const table = {
    id: tableId,
    caption: heading,
    products,
    differences: compared ? differences : undefined,
    isDrawn,
    prices: price?.values,
    scrolls,
  };
  const actions = (brochureLink || compareLink) && (
    <div className={styles.actions}>
      {brochureLink && <ActionLink link={brochureLink} kind="primary" />}
      {compareLink && <ActionLink link={compareLink} />}
    </div>
  );
  const words = (heading || text) && (
    <div className={styles.words}>
      <SectionHeading className={isDrawn ? styles.heading : undefined} />
      {text && <RichText html={text} />}
    </div>
  );
  return (
    <Section
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      className={`grid ${styles.section}`}
      heading={heading}
      background={single ? 'white' : undefined}
      data-single={single}
    >
      {isDrawn ? (
        <ProfileScene
          boats={boats}
          first={price}
          tableId={rows.length > FIRST ? tableId : undefined}
          formId={differences && boats.length < FIT ? 'compare' : undefined}
        >
          {words}
          {actions}
        </ProfileScene>
      ) : (
        words
      )}
      {!compared && boat && (
        <div className={styles.profile}>
          <MeasuredProfile profile={boat.profile} />
        </div>
      )}
      {!isDrawn && actions}
      <div className={styles.table}>
        {isLong ? (
          <details>
            <Summary className={styles.summary} isForPhones>
              <FormattedMessage id="specifications.all" values={{ count: rows.length }} />
            </Summary>
            <SpecificationTable {...table} rows={rows.slice(0, first)} />
            <SpecificationTable caption={heading} products={[]} rows={rows.slice(first)} />
          </details>
        ) : (
          <SpecificationTable {...table} rows={withoutSaid(rows, [price?.label, length])} />
        )}
      </div>
    </Section>
  );
}
