import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
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

/**
 * Specifications of one or several models as a table. Where their measures are known, two or three stand above it, drawn
 * to one scale, and one stands there with its measures. Of one model phones show them on request: the drawing has its
 * key figures.
 */
export function CompareSpecifications(props: CompareSpecificationsProps) {
  const { heading, anchor, text, products, rows, differences, brochureLink, compareLink } = props;
  const tableId = useId();
  const compared = products.length > 1;
  const boats = products.flatMap(({ title, profile, links }) => (profile ? [{ title, profile, links }] : []));
  const [boat] = boats;
  const single = compared ? undefined : boat ? 'drawn' : '';
  const scrolls = products.length > FIT;
  const isDrawn = compared && !scrolls && boats.length === products.length;
  const second = rows.findIndex(({ group }, index) => index > 0 && group);
  const first = second > 0 ? second : FIRST;
  const isLong = !compared && rows.length >= first + MORE;
  const table = {
    id: tableId,
    caption: heading,
    products,
    differences: compared ? differences : undefined,
    isDrawn,
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
          first={second > 0 && !rows[0]?.group ? rows[0] : undefined}
          tableId={tableId}
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
          <SpecificationTable {...table} rows={rows} />
        )}
      </div>
    </Section>
  );
}
