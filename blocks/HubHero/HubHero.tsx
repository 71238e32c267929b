import type { HubHero as HubHeroProps } from '../../schemas/blocks/hub-hero.ts';
import { Filters } from '../../site/components/Filters/Filters.tsx';
import { HeroFrame } from '../../site/components/HeroFrame/HeroFrame.tsx';
import styles from './HubHero.module.css';

/** Opening of a list page: words over a picture or a muted video, and the filters of the list below. */
export function HubHero({ internVideo, filters = [], filterAction, filterResult, ...hero }: HubHeroProps) {
  return (
    <>
      <HeroFrame {...hero} className={styles.hero} video={internVideo} />
      <Filters filters={filters} action={filterAction} result={filterResult} />
    </>
  );
}
