import type { ArticleHero as ArticleHeroProps } from '../../schemas/blocks/article-hero.ts';
import { Day } from '../../site/components/Day/Day.tsx';
import { PlainHero } from '../../site/components/PlainHero/PlainHero.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import styles from './ArticleHero.module.css';

/** Opening of an article: category and model, heading, teaser and day, then its picture. */
export function ArticleHero(props: ArticleHeroProps) {
  const { breadcrumb, category, product, heading, text, image, date } = props;
  const label = [category, product].filter(Boolean).join(' · ');
  return (
    <PlainHero
      breadcrumb={breadcrumb}
      heading={heading}
      label={label && <p className="eyebrow">{label}</p>}
      image={image}
    >
      {(text || date) && (
        <>
          {text && <RichText html={text} className={styles.text} />}
          {date && <Day date={date} className={styles.date} />}
        </>
      )}
    </PlainHero>
  );
}
