import type { Promotion as PromotionProps } from '../../schemas/blocks/promotion.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { LinkElement } from '../../site/components/LinkElement/LinkElement.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './Promotion.module.css';

/** The promotional visual as a dark band of the home page: a picture and the words that lead to its page. */
export function Promotion({ heading, text, image, mobileImage, link }: PromotionProps) {
  const { label } = link;
  const picture = (
    <Picture
      className={styles.picture}
      image={image}
      preset="promotion"
      sizes="(width >= 64rem) 50vw, 100vw"
      mobile={mobileImage && { image: mobileImage, preset: 'promotionMobile', media: '(width <= 48rem)' }}
    />
  );
  const hasWords = Boolean(heading || text || label);
  return (
    <Section
      className={`grid ${styles.section}`}
      heading={heading}
      background="deep"
      data-picture-only={!hasWords || undefined}
    >
      {label ? (
        picture
      ) : (
        <LinkElement {...link} className={styles.pictureLink}>
          {picture}
        </LinkElement>
      )}
      {hasWords && (
        <div className={styles.words}>
          <SectionHeading />
          {text && <p className={styles.text}>{text}</p>}
          {label && <ActionLink link={{ ...link, label }} className={styles.link} />}
        </div>
      )}
    </Section>
  );
}
