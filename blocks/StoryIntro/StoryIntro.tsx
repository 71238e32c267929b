import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { StoryIntro as StoryIntroProps } from '../../schemas/blocks/story-intro.ts';
import { prefersPoster } from '../../site/components/BackgroundVideo/prefersPoster.ts';
import { Filters } from '../../site/components/Filters/Filters.tsx';
import { HeroFrame } from '../../site/components/HeroFrame/HeroFrame.tsx';
import styles from './StoryIntro.module.css';

/** `waiting` for the film; `running`; `over`: everything is in its place. */
type SequenceState = 'waiting' | 'running' | 'over';

interface Sequence {
  state: SequenceState;
  /** The element whose words come. */
  stage: RefObject<HTMLElement | null>;
  /** The film is ready: the words come now, unless they have begun to without it. */
  start: () => void;
}

/** What a visitor does to see the page, not to watch it; and any scroll that has left the top. */
const SKIPS = ['pointerdown', 'wheel', 'touchmove'] as const;

/**
 * When the words of the intro come. The style sheet moves them, and brings them by itself when nobody calls `start` in
 * time, so that they never depend on this code: all it does is start early, and skip (behaviour §3.4: by Tab).
 */
function useSequence({ awaitsVideo, isOver }: { awaitsVideo: boolean; isOver: boolean }): Sequence {
  const [state, setState] = useState<SequenceState>(isOver ? 'over' : awaitsVideo ? 'waiting' : 'running');
  const stage = useRef<HTMLElement>(null);

  const start = useCallback(() => {
    if (haveBegun(stage.current)) return;
    setState((last) => (last === 'waiting' ? 'running' : last));
  }, []);

  // Where no film comes, there is nothing to wait for.
  useEffect(() => {
    if (prefersPoster()) start();
  }, [start]);

  useEffect(() => {
    const abort = new AbortController();
    const options = { signal: abort.signal, passive: true };
    const skip = () => {
      abort.abort();
      setState('over');
    };
    for (const type of SKIPS) window.addEventListener(type, skip, options);
    window.addEventListener('keydown', ({ key }) => key === 'Tab' && skip(), options);
    window.addEventListener('scroll', () => window.scrollY > 0 && skip(), options);
    return () => abort.abort();
  }, []);

  return { state, stage, start };
}

/** Whether the first words are on their way already: begun anew, they would vanish once more. */
function haveBegun(stage: HTMLElement | null): boolean {
  const heading = stage?.querySelector('h1');
  const first = heading?.previousElementSibling ?? heading;
  return !first || getComputedStyle(first).opacity !== '0';
}

/**
 * Opening of the stories of owners: a film over the whole screen, on which the words come one after the other, once
 * (behaviour §3.4); and the filters of the list below. Who has chosen a filter has seen it.
 */
export function StoryIntro({ internVideo, filters = [], filterAction, ...hero }: StoryIntroProps) {
  const isNarrowed = filters.some(({ value }) => value !== undefined);
  const sequence = useSequence({ awaitsVideo: internVideo !== undefined, isOver: isNarrowed });
  return (
    <>
      <HeroFrame
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
