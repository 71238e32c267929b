import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { Section } from '../../parts/Section/Section.tsx';
import { SectionHeading } from '../../parts/Section/SectionHeading.tsx';
import type { CompareSpecifications as CompareSpecificationsProps } from '../../schemas/blocks/compare-specifications.ts';
import styles from './CompareSpecifications.module.css';
import { SpecificationTable } from './SpecificationTable.tsx';

/** Specifications of one or several models as a table that can be scanned. */
export function CompareSpecifications(props: CompareSpecificationsProps) {
  const { heading, text, products, rows, brochureLink } = props;
  return (
    <Section
      className={`grid ${styles.section}`}
      heading={heading}
      data-single={products.length < 2 || undefined}
    >
      {(heading || text || brochureLink) && (
        <div className={styles.words}>
          <SectionHeading />
          {text && <RichText html={text} />}
          {brochureLink && <ActionLink link={brochureLink} kind="primary" />}
        </div>
      )}
      <SpecificationTable caption={heading} products={products} rows={rows} className={styles.table} />
    </Section>
  );
}
