import { HeroStage } from '../../parts/HeroStage/HeroStage.tsx';
import type { HubHero as HubHeroProps } from '../../schemas/blocks/hub-hero.ts';
import { Filters } from './Filters.tsx';
import styles from './HubHero.module.css';

/** Opening of a list page: words over a picture or a silent film, and the filters of the list below. */
export function HubHero({ internVideo, filters = [], ...hero }: HubHeroProps) {
  const usable = filters.filter(({ options }) => options.length > 0);
  return (
    <>
      <HeroStage {...hero} className={styles.hero} video={internVideo} />
      {usable.length > 0 && <Filters filters={usable} />}
    </>
  );
}
