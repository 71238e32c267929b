import type { SecondaryHero as SecondaryHeroProps } from '../../schemas/blocks/secondary-hero.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { HeroFrame } from '../../site/components/HeroFrame/HeroFrame.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './SecondaryHero.module.css';

/**
 * Opening of a free page: heading, lead and its action over a picture, or on a plain background when there is none;
 * there a heading without a lead is small.
 */
export function SecondaryHero({ link, ...hero }: SecondaryHeroProps) {
  const { label, heading, text, desktopImage, mobileImage } = hero;
  const action = link && <ActionLink link={link} kind="primary" />;
  if (desktopImage || mobileImage)
    return (
      <HeroFrame {...hero} className={styles.pictured}>
        {action}
      </HeroFrame>
    );
  return (
    <Section className={`grid ${styles.plain} ${text ? '' : styles.short}`} heading={heading}>
      {label && <p className="eyebrow">{label}</p>}
      <SectionHeading level={1} className={styles.heading} />
      {text && <RichText html={text} className={styles.lead} />}
      {action && <div className={styles.lead}>{action}</div>}
    </Section>
  );
}
