import { type RefObject, useEffect, useRef, useState } from 'react';
import type { NoSolution, WidgetOptions } from './mountWidget.ts';
import { onceUsed } from './onceUsed.ts';

/** The widget's code, which needs a browser: no other build has it. */
const loadMountWidget = import.meta.env.SSR ? undefined : () => import('./mountWidget.ts');

/** `waiting` for somebody to use the form; `mounted`: the widget speaks for itself; `missing`: no puzzle can be had. */
export type WidgetState = 'waiting' | 'mounted' | 'missing';

/**
 * Fetches and starts the widget once the form around the box is used, and again when its solution has expired.
 * @param options as they are at each moment.
 */
export function useWidget(box: RefObject<HTMLElement | null>, options: WidgetOptions): WidgetState {
  const [state, setState] = useState<WidgetState>('waiting');
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
      setState('missing');
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
    wait();
    return () => {
      isGone = true;
      forget();
      unmount?.();
    };
  }, [box]);

  return state;
}
