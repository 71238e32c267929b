import type { HomeHero as HomeHeroProps } from '../../schemas/blocks/home-hero.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { HeroFrame } from '../../site/components/HeroFrame/HeroFrame.tsx';
import styles from './HomeHero.module.css';

/** The whole first screen: one sentence over a picture or a muted video, the main action and a quiet one. */
export function HomeHero({ internVideo, link, secondLink, ...hero }: HomeHeroProps) {
  return (
    <HeroFrame {...hero} className={link ? styles.hero : `${styles.hero} ${styles.bare}`} video={internVideo}>
      {link && <ActionLink link={link} kind="primary" className={styles.link} />}
      {secondLink && <ActionLink link={secondLink} />}
    </HeroFrame>
  );
}
