import type { DealerDescription as DealerDescriptionProps } from '../../schemas/blocks/dealer-description.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './DealerDescription.module.css';

/** Introduction of a dealer: logo, text, and a picture of the place beside them. */
export function DealerDescription({ heading, text, logo, image }: DealerDescriptionProps) {
  return (
    <Section className={`grid ${styles.description}`} heading={heading}>
      {(heading || text || logo) && (
        <div className={styles.words}>
          {logo && <Picture className={styles.logo} image={logo} preset="natural" sizes="12rem" />}
          <SectionHeading />
          {text && <RichText html={text} className={styles.text} />}
        </div>
      )}
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          preset="event"
          sizes="(width >= 80rem) 40rem, (width >= 64rem) 50vw, 100vw"
        />
      )}
    </Section>
  );
}
