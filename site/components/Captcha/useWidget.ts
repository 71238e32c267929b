import { type RefObject, useEffect, useRef, useState } from 'react';
import type { NoSolution, WidgetOptions } from './mountWidget.ts';

/** The widget's code, which needs a browser: no other build has it. */
const loadMountWidget = import.meta.env.SSR ? undefined : () => import('./mountWidget.ts');

/**
 * `waiting` for somebody to use the form; `mounted`: the widget speaks for itself; `missing`: no puzzle can be had just
 * now; `unsolvable`: this browser solves none.
 */
type WidgetState = 'waiting' | 'mounted' | 'missing' | 'unsolvable';

/**
 * Fetches and starts the widget once the form around the box is used, and again when its solution has expired.
 * @param options as they are at each moment.
 * @returns its state, and what tries once more to get a puzzle.
 */
export function useWidget(
  box: RefObject<HTMLElement | null>,
  options: WidgetOptions,
): { state: WidgetState; retry: () => void } {
  const [state, setState] = useState<WidgetState>('waiting');
  const again = useRef<() => void>(undefined);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const element = box.current;
    if (!element || !loadMountWidget) return;
    const form = element.closest('form') ?? element;
    let isGone = false;
    let unmount: (() => void) | undefined;
    let forget: () => void = () => undefined;

    const fail = (word: NoSolution) => {
      if (isGone) return;
      // Its own words would stand beside ours, one of them in English whatever the page speaks. It is still at work when
      // it tells of the error, so it goes a moment later.
      queueMicrotask(() => unmount?.());
      setState(word === '.ERROR' ? 'missing' : 'unsolvable');
      latest.current.onError(word);
    };
    const mount = async () => {
      const { mountWidget } = await loadMountWidget();
      if (isGone) return;
      setState('mounted');
      unmount = mountWidget(element, {
        ...latest.current,
        onSolved: (solution) => {
          setState('mounted');
          latest.current.onSolved(solution);
        },
        onExpired: () => {
          unmount?.();
          setState('waiting');
          latest.current.onExpired();
          wait();
        },
        onError: fail,
      });
    };
    const wait = () => {
      forget = onceUsed(form, () => void mount().catch(() => fail('.ERROR')));
    };
    again.current = () => void mount().catch(() => fail('.ERROR'));
    wait();
    return () => {
      isGone = true;
      forget();
      unmount?.();
    };
  }, [box]);

  return { state, retry: () => again.current?.() };
}

/** Not the focus alone: Safari gives none to a button that is clicked. */
const SIGNS = ['focusin', 'pointerdown', 'input', 'submit'] as const;

/**
 * Calls back once a visitor starts to use a form, at once if they are in the middle of it.
 * @returns forgets it.
 */
function onceUsed(form: HTMLElement, use: () => void): () => void {
  if (!document.hidden && form.contains(document.activeElement)) {
    use();
    return () => undefined;
  }
  const signs = new AbortController();
  const start = () => {
    signs.abort();
    use();
  };
  for (const sign of SIGNS) form.addEventListener(sign, start, { signal: signs.signal, passive: true });
  return () => signs.abort();
}
