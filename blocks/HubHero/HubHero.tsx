import type { HubHero as HubHeroProps } from '../../schemas/blocks/hub-hero.ts';
import { Filters } from '../../site/components/Filters/Filters.tsx';
import { HeroStage } from '../../site/components/HeroStage/HeroStage.tsx';
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
