import { type Localization, WidgetInstance } from 'friendly-challenge';

/** Of the puzzle: how many times five minutes it is good for. */
const EXPIRY_BYTE = 13;
const STEP_MS = 300_000;
/** The widget gives up half a minute early, so that a solution does not expire on its way; we are a little quicker. */
const GRACE_MS = 35_000;

/** How long after its puzzle was fetched a solution, `signature.puzzle.solutions.diagnostics`, can be sent. */
export function msUntilExpiry(solution: string): number {
  const puzzle = atob(solution.split('.')[1] ?? '');
  return puzzle.charCodeAt(EXPIRY_BYTE) * STEP_MS - GRACE_MS;
}

/**
 * What is sent in place of a solution, in the widget's own words. `.ERROR`: no puzzle could be had; the widget says so
 * by its callback. `.HEADLESS_ERROR`: this browser will not solve one. The widget takes it for a robot's,
 * as it does with a phone that is called Cubot, or something in it stops the workers.
 */
export type NoSolution = '.ERROR' | '.HEADLESS_ERROR';

/** Workers that have not reported by then never will. */
const READY_MS = 15_000;

export interface WidgetOptions {
  sitekey: string;
  /** Where the puzzle comes from, without query. */
  puzzleUrl: string;
  words: Localization;
  onSolved: (solution: string) => void;
  /** The solution is about to be worth nothing. */
  onExpired: () => void;
  onError: (word: NoSolution) => void;
}

/**
 * Puts Friendly Captcha's widget into a box and starts it at once.
 *
 * @param box may not be React's to fill; its child comes and goes.
 * @returns takes the widget away again, with its workers and timers.
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
  const patience = setTimeout(() => fail('.HEADLESS_ERROR'), READY_MS);
  // Of a worker that fails, the widget tells nobody: it shows a bold title, which nothing else of it has.
  const errors = new MutationObserver(() => {
    if (element.querySelector('.frc-text b')) fail('.HEADLESS_ERROR');
  });
  errors.observe(element, { childList: true, subtree: true });

  const widget = new WidgetInstance(element, {
    sitekey,
    puzzleEndpoint: puzzleUrl,
    language: words,
    solutionFieldName: '-',
    // A policy without inline styles; ours are in Captcha.module.css.
    skipStyleInjection: true,
    // By itself it would wait for the focus, and complain when that comes after it is gone.
    startMode: 'none',
    readyCallback: () => {
      clearTimeout(patience);
      // Its workers are made anew for a second try, which is started already.
      if (isStarted) return;
      isStarted = true;
      void widget.start();
      // It says nothing of its refusal; whatever it does otherwise shows a progress bar from the first moment.
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
    clearTimeout(patience);
    clearTimeout(expiry);
    errors.disconnect();
    widget.destroy();
  };
}
