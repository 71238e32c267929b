import { flushSync } from 'react-dom';
import { storePage } from '../../../store/createStore.ts';
import { imagesArrived, requestFinished, routeShown } from '../../../store/loaderSlice.ts';
import type { BrowserPage } from '../../frame/browserPage.ts';
import { BrowserBody } from '../BrowserBody.tsx';
import type { ClientApp } from '../ClientApp.ts';
import { delay } from './delay.ts';

/** A request takes at least this long, so that nothing flashes (behaviour §10.1). */
const MINIMUM_MS = 200;
/** Pictures that come within this time come with the page; for others the loader covers it. */
const GRACE_MS = 120;
/** No picture is worth a longer wait before a page that can already be read. */
const MAX_WAIT_MS = 1000;

interface Arrival {
  /** Query of the page's address. */
  search: string;
  /** Raised when the visitor goes elsewhere: then the page is not shown any more. */
  signal: AbortSignal;
  /** Goes to where the page begins; undefined where the visitor stays in place. */
  place: (() => void) | undefined;
  /** The browser moves from page to page itself, such as after a swipe. */
  isMoving: boolean;
}

/**
 * Shows the page a visitor has navigated to, whose data and code are there: first the page itself, then the pictures
 * of its first screen.
 *
 * @returns whether it came to be shown, once it is in place.
 */
export async function showPage(
  visit: ClientApp,
  page: BrowserPage,
  { search, signal, place, isMoving }: Arrival,
): Promise<boolean> {
  const { root, store, messages, startedAt } = visit;
  store.dispatch(requestFinished());
  await delay(startedAt + MINIMUM_MS - performance.now());
  const update = async () => {
    if (signal.aborted) return;
    // Together: who goes back from here on leaves this page, though its pictures may be on their way.
    visit.page = page;
    visit.search = search;
    document.title = page.title;
    flushSync(() => {
      storePage(store, page);
      root.render(<BrowserBody page={page} store={store} messages={messages} />);
    });
    // Still unseen, and before it is asked what is in view.
    place?.();
    const pictures = picturesInView();
    // In one go: in between the loader would cover a page that has nothing to wait for.
    flushSync(() => {
      if (pictures.length === 0) store.dispatch(imagesArrived());
      store.dispatch(routeShown());
    });
    if (pictures.length === 0) return;
    const arrival = Promise.race([untilArrived(pictures), delay(MAX_WAIT_MS)]).then(() => {
      // By then the visitor may be on their way to another page, with pictures of its own.
      if (visit.startedAt === startedAt) flushSync(() => store.dispatch(imagesArrived()));
    });
    await Promise.race([arrival, delay(GRACE_MS)]);
  };
  if (signal.aborted) return false;
  // Who stays in place sees the list change and nothing else: no page goes out and comes in.
  await (place && !isMoving ? swapPages(update) : update());
  return visit.page === page;
}

/** Pictures of the first screen that are still on their way. Of a map's tiles many are cut off and never come. */
function picturesInView(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>('main img:not(svg img)')].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return !image.complete && width > 0 && bottom > 0 && top < window.innerHeight;
  });
}

/** Resolves when each of them is there, or will not come. */
async function untilArrived(images: readonly HTMLImageElement[]): Promise<void> {
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
 * Puts the next page in the place of the last: out, then in, where the browser has view transitions and the visitor
 * does not mind motion (site/design/transitions.css); else at once.
 *
 * @param update changes the document; what it waits for is waited for behind a still picture of the last page.
 */
async function swapPages(update: () => Promise<void>): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return update();
  const transition = document.startViewTransition(update);
  // A tab nobody looks at skips the transition, not the update.
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}
