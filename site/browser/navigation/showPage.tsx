import { flushSync } from 'react-dom';
import { storePage } from '../../../store/createStore.ts';
import { imagesArrived, requestFinished, routeShown } from '../../../store/loaderSlice.ts';
import { delay } from '../../consent/delay.ts';
import type { BrowserPage } from '../../frame/browserPage.ts';
import { BrowserBody } from '../BrowserBody.tsx';
import type { ClientApp } from '../ClientApp.ts';
import { applyStylesheet } from './loadStylesheet.ts';
import { shareElement } from './shareElement.ts';

/** A request takes at least this long, so that nothing flashes (behaviour §10.1). */
const MINIMUM_MS = 200;
/** Pictures that load within this time appear with the page; others on their own colour. */
const GRACE_MS = 120;
/** After this time the loader does not wait for them any more. */
const MAX_WAIT_MS = 1000;

interface Arrival {
  /** Query of the page's address. */
  search: string;
  /** Aborted by the next navigation: the page is then not shown any more. */
  signal: AbortSignal;
  /** Scrolls to the start of the page; undefined where the scroll position stays. */
  place: (() => void) | undefined;
  /** Whether the browser animates the change itself, such as after a swipe. */
  isMoving: boolean;
  /** Whether this goes back in the history. */
  isBack: boolean;
}

/**
 * Shows a page whose data and code are loaded: first the page itself, then the pictures of its first screen.
 *
 * @returns whether it was shown, once it is in place.
 */
export async function showPage(
  app: ClientApp,
  page: BrowserPage,
  { search, signal, place, isMoving, isBack }: Arrival,
): Promise<boolean> {
  const { root, store, messages, startedAt } = app;
  store.dispatch(requestFinished());
  await delay(startedAt + MINIMUM_MS - performance.now());
  const update = async () => {
    if (signal.aborted) return;
    // Together: a navigation back from here leaves this page, even while its pictures load.
    app.page = page;
    app.search = search;
    document.title = page.title;
    applyStylesheet();
    flushSync(() => {
      storePage(store, page);
      root.render(<BrowserBody page={page} store={store} messages={messages} />);
    });
    // Before the first paint, and before the pictures in view are collected.
    place?.();
    const pictures = picturesInView();
    // In one update: in between the loader would appear on a page that waits for nothing.
    flushSync(() => {
      if (pictures.length === 0) store.dispatch(imagesArrived());
      store.dispatch(routeShown());
    });
    if (pictures.length === 0) return;
    const arrival = Promise.race([waitForImages(pictures), delay(MAX_WAIT_MS)]).then(() => {
      // Another navigation may have begun by then, with pictures of its own.
      if (app.startedAt === startedAt) flushSync(() => store.dispatch(imagesArrived()));
    });
    await Promise.race([arrival, delay(GRACE_MS)]);
  };
  if (signal.aborted) return false;
  // With the scroll position kept, only the list changes: no transition of the page.
  await (place && !isMoving ? swapPages(update, { from: app.page.path, to: page.path, isBack }) : update());
  return app.page === page;
}

/** Pictures of the first screen that are not loaded. Many tiles of a map are outside its box and never load. */
function picturesInView(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>('main img:not(svg img)')].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return !image.complete && width > 0 && bottom > 0 && top < window.innerHeight;
  });
}

/** Resolves when each picture has loaded or failed. */
async function waitForImages(images: readonly HTMLImageElement[]): Promise<void> {
  await Promise.all(
    images.map(
      (image) =>
        new Promise<void>((resolve) => {
          const done = () => resolve();
          image.addEventListener('load', done, { once: true });
          image.addEventListener('error', done, { once: true });
          if (image.complete) done();
        }),
    ),
  );
}

/**
 * Replaces the last page by the next with a view transition, where the browser has them and the visitor does not
 * prefer reduced motion (site/design/transitions.css); else at once.
 *
 * @param update changes the document; while it waits, a snapshot of the last page is shown.
 * @param change tells which picture of the last page is to be found again on the next.
 */
async function swapPages(
  update: () => Promise<void>,
  change: Parameters<typeof shareElement>[0],
): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return update();
  const shared = shareElement(change);
  const transition = document.startViewTransition(async () => {
    await update();
    shared?.showNext();
  });
  // A hidden tab skips the transition, not the update.
  transition.ready.catch(() => undefined);
  transition.finished.finally(shared?.end).catch(() => undefined);
  await transition.updateCallbackDone;
}
