import { type RefObject, useEffect, useRef, useState } from 'react';
import type { NoSolution, WidgetOptions } from './mountWidget.ts';

/** The widget's code needs a browser: no other build contains it. */
const loadMountWidget = import.meta.env.SSR ? undefined : () => import('./mountWidget.ts');

/**
 * `waiting` until the form is used; `mounted`: the widget shows its own state; `missing`: no puzzle could be loaded;
 * `unsolvable`: this browser solves none.
 */
type WidgetState = 'waiting' | 'mounted' | 'missing' | 'unsolvable';

/**
 * Loads and starts the widget once the form around the box is used, and again when its solution has expired.
 * @param options current on each render.
 * @returns its state, and a function that tries again.
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
      // Removes its own message, one of which is always in English, since the page shows a message of its own. Delayed,
      // because the widget still runs when it reports the error.
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

/** Not only the focus: Safari does not focus a clicked button. */
const SIGNS = ['focusin', 'pointerdown', 'input', 'submit'] as const;

/**
 * Calls back once a visitor starts to use a form; at once if the focus is in it.
 * @returns a function that stops listening.
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
