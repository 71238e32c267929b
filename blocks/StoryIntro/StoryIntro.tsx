import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { StoryIntro as StoryIntroProps } from '../../schemas/blocks/story-intro.ts';
import { prefersPoster } from '../../site/components/BackgroundVideo/prefersPoster.ts';
import { Filters } from '../../site/components/Filters/Filters.tsx';
import { HeroFrame } from '../../site/components/HeroFrame/HeroFrame.tsx';
import styles from './StoryIntro.module.css';

/** `waiting` for the video; `running`; `over`: everything is shown. */
type SequenceState = 'waiting' | 'running' | 'over';

interface Sequence {
  state: SequenceState;
  /** The element that contains the words. */
  stage: RefObject<HTMLElement | null>;
  /** The video is ready: starts the words, unless CSS has started them. */
  start: () => void;
}

/** Input that asks to see the page at once; any scroll away from the top counts too. */
const SKIPS = ['pointerdown', 'wheel', 'touchmove'] as const;

/**
 * State of the intro's animation. The style sheet moves the words, and shows them even when `start` is never called:
 * this code only starts them early, and skips (behaviour §3.4: by Tab).
 */
function useSequence({ awaitsVideo, isOver }: { awaitsVideo: boolean; isOver: boolean }): Sequence {
  const [state, setState] = useState<SequenceState>(isOver ? 'over' : awaitsVideo ? 'waiting' : 'running');
  const stage = useRef<HTMLElement>(null);

  const start = useCallback(() => {
    if (haveBegun(stage.current)) return;
    setState((last) => (last === 'waiting' ? 'running' : last));
  }, []);

  // Without a video there is nothing to wait for.
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

/** Whether the first words are already appearing: a restart would hide them again. */
function haveBegun(stage: HTMLElement | null): boolean {
  const heading = stage?.querySelector('h1');
  const first = heading?.previousElementSibling ?? heading;
  return !first || getComputedStyle(first).opacity !== '0';
}

/**
 * Opening of the owners' stories: a full-screen video, over which the words appear one after the other, once
 * (behaviour §3.4); and the filters of the list below. With a filter chosen, nothing is animated.
 */
export function StoryIntro(props: StoryIntroProps) {
  const { internVideo, filters = [], filterAction, filterResult, ...hero } = props;
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
      <Filters filters={filters} action={filterAction} result={filterResult} />
    </>
  );
}
