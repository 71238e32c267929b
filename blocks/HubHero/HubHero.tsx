import { Filters } from '../../parts/Filters/Filters.tsx';
import { HeroStage } from '../../parts/HeroStage/HeroStage.tsx';
import type { HubHero as HubHeroProps } from '../../schemas/blocks/hub-hero.ts';
import styles from './HubHero.module.css';

/** Opening of a list page: words over a picture or a silent film, and the filters of the list below. */
export function HubHero({ internVideo, filters = [], filterAction, ...hero }: HubHeroProps) {
  return (
    <>
      <HeroStage {...hero} className={styles.hero} video={internVideo} />
      <Filters filters={filters} action={filterAction} />
    </>
  );
}
