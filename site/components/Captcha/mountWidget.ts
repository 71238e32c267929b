import { type Localization, WidgetInstance } from 'friendly-challenge';

/** Byte of the puzzle with its lifetime in units of five minutes. */
const EXPIRY_BYTE = 13;
const STEP_MS = 300_000;
/** The widget gives up half a minute early, so that a solution does not expire in transit; this is slightly earlier. */
const GRACE_MS = 35_000;

/** How long after its puzzle was fetched a solution, `signature.puzzle.solutions.diagnostics`, can be sent. */
export function msUntilExpiry(solution: string): number {
  const puzzle = atob(solution.split('.')[1] ?? '');
  return puzzle.charCodeAt(EXPIRY_BYTE) * STEP_MS - GRACE_MS;
}

/**
 * Sent in place of a solution, in the widget's own words. `.ERROR`: no puzzle could be loaded; the widget reports it
 * by its callback. `.HEADLESS_ERROR`: this browser will not solve one: the widget takes it for a robot's, as it does
 * with a phone called Cubot, or its workers are blocked.
 */
export type NoSolution = '.ERROR' | '.HEADLESS_ERROR';

/** Workers that have not reported by then never will. */
const READY_MS = 15_000;

export interface WidgetOptions {
  sitekey: string;
  /** Address of the puzzle, without query. */
  puzzleUrl: string;
  words: Localization;
  onSolved: (solution: string) => void;
  /** Called shortly before the solution expires. */
  onExpired: () => void;
  onError: (word: NoSolution) => void;
}

/**
 * Puts Friendly Captcha's widget into a box and starts it at once.
 *
 * @param box must not have React children.
 * @returns a function that removes the widget, with its workers and timers.
 */
export function mountWidget(box: HTMLElement, options: WidgetOptions): () => void {
  const { sitekey, puzzleUrl, words, onSolved, onExpired, onError } = options;
  // Destroying the widget removes its element from the page.
  const element = document.createElement('div');
  box.append(element);
  let isStarted = false;
  let startedAt = 0;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const fail = (word: NoSolution) => {
    if (isOver) return;
    isOver = true;
    onError(word);
  };
  const timeout = setTimeout(() => fail('.HEADLESS_ERROR'), READY_MS);
  // The widget has no callback for a failed worker: it shows a bold title, which nothing else in it has.
  const errors = new MutationObserver(() => {
    if (element.querySelector('.frc-text b')) fail('.HEADLESS_ERROR');
  });
  errors.observe(element, { childList: true, subtree: true });

  const widget = new WidgetInstance(element, {
    sitekey,
    puzzleEndpoint: puzzleUrl,
    language: words,
    solutionFieldName: '-',
    // The policy forbids inline styles; they are in Captcha.module.css.
    skipStyleInjection: true,
    // In its default mode it waits for the focus, and logs an error when that comes after its removal.
    startMode: 'none',
    readyCallback: () => {
      clearTimeout(timeout);
      // For a second try it creates its workers anew; that try is already started.
      if (isStarted) return;
      isStarted = true;
      void widget.start();
      // It does not report its refusal; in every other state it shows a progress bar.
      if (!element.querySelector('progress')) fail('.HEADLESS_ERROR');
    },
    startedCallback: () => {
      startedAt = Date.now();
    },
    doneCallback: (solution) => {
      clearTimeout(expiry);
      expiry = setTimeout(onExpired, msUntilExpiry(solution) - (Date.now() - startedAt));
      onSolved(solution);
    },
    errorCallback: () => fail('.ERROR'),
  });
  return () => {
    clearTimeout(timeout);
    clearTimeout(expiry);
    errors.disconnect();
    widget.destroy();
  };
}
