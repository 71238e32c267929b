import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Measurements } from '../../parts/Measurements/Measurements.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { Section } from '../../parts/Section/Section.tsx';
import { SectionHeading } from '../../parts/Section/SectionHeading.tsx';
import type { ProductIntroduction as ProductIntroductionProps } from '../../schemas/blocks/product-introduction.ts';
import { Awards } from './Awards.tsx';
import styles from './ProductIntroduction.module.css';

/** What the model is for, three measurements and its prizes. */
export function ProductIntroduction(props: ProductIntroductionProps) {
  const { heading, text, image, measurements, awards, brochureLink } = props;
  return (
    <Section className={`grid ${styles.introduction}`} heading={heading}>
      <SectionHeading className={styles.heading} />
      {text && <RichText html={text} className={styles.text} />}
      {brochureLink && (
        <div className={styles.brochure}>
          <ActionLink link={brochureLink} />
        </div>
      )}
      {measurements.length > 0 && <Measurements items={measurements} className={styles.measurements} />}
      {image && <Picture className={styles.picture} image={image} preset="hero" sizes="100vw" />}
      {awards.length > 0 && <Awards awards={awards} />}
    </Section>
  );
}
