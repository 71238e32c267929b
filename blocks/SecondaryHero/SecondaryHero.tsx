import { useId } from 'react';
import { HeroStage } from '../../parts/HeroStage/HeroStage.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import type { SecondaryHero as SecondaryHeroProps } from '../../schemas/blocks/secondary-hero.ts';
import styles from './SecondaryHero.module.css';

/** Opening of a free page: heading and lead over a picture, or on plain ground when there is none. */
export function SecondaryHero(props: SecondaryHeroProps) {
  const { label, heading, text, desktopImage, mobileImage } = props;
  const headingId = useId();
  if (desktopImage || mobileImage) {
    return (
      <HeroStage
        className={styles.pictured}
        headingId={headingId}
        label={label}
        heading={heading}
        text={text}
        desktopImage={desktopImage}
        mobileImage={mobileImage}
      />
    );
  }
  return (
    <section className={`grid ${styles.plain}`} aria-labelledby={headingId}>
      {label && <p className="eyebrow">{label}</p>}
      <h1 id={headingId} className={styles.heading}>
        {heading}
      </h1>
      {text && <RichText html={text} className={styles.lead} />}
    </section>
  );
}
