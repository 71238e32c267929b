import type { SectionHero as SectionHeroProps } from '../../schemas/blocks/section-hero.ts';
import { HeroFrame } from '../../site/components/HeroFrame/HeroFrame.tsx';
import styles from './SectionHero.module.css';

/** Opens a chapter of a page: a heading over a picture from edge to edge. */
export function SectionHero(hero: SectionHeroProps) {
  return <HeroFrame {...hero} level={2} className={styles.hero} />;
}
