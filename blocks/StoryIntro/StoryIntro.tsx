import { Filters } from '../../parts/Filters/Filters.tsx';
import { HeroStage } from '../../parts/HeroStage/HeroStage.tsx';
import type { StoryIntro as StoryIntroProps } from '../../schemas/blocks/story-intro.ts';
import styles from './StoryIntro.module.css';
import { useSequence } from './useSequence.ts';

/**
 * Opening of the stories of owners: a film over the whole screen, on which the words come one after the other, once
 * (spec 1 §2); and the filters of the list below. Who has chosen a filter has seen it.
 */
export function StoryIntro({ internVideo, filters = [], filterAction, ...hero }: StoryIntroProps) {
  const isNarrowed = filters.some(({ value }) => value !== undefined);
  const sequence = useSequence({ awaitsFilm: internVideo !== undefined, isOver: isNarrowed });
  return (
    <>
      <HeroStage
        {...hero}
        ref={sequence.stage}
        className={styles.intro}
        wordClassName={styles.word}
        video={internVideo}
        data-sequence={sequence.state}
        onCanPlayCapture={sequence.start}
      />
      <Filters filters={filters} action={filterAction} />
    </>
  );
}
