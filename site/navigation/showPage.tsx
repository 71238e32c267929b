import { flushSync } from 'react-dom';
import { demandBlocks } from '../../blocks/browserRegistry.ts';
import { storePage } from '../../store/createStore.ts';
import { imagesArrived, requestFinished, routeShown } from '../../store/loaderSlice.ts';
import { BrowserBody } from '../BrowserBody.tsx';
import type { BrowserPage } from '../browserPage.ts';
import type { Visit } from '../Visit.ts';
import { delay } from './delay.ts';
import { picturesInView, untilLoaded } from './picturesInView.ts';
import { scrollToStart } from './scrollToStart.ts';
import { swapPages } from './swapPages.ts';

/** A request takes at least this long, so that nothing flashes (spec 1 §9, fetch minimum delay). */
const MINIMUM_MS = 200;
/** Pictures that come within this time come with the page; for others the loader covers it. */
const GRACE_MS = 120;
/** No picture is worth a longer wait before a page that can already be read. */
const PATIENCE_MS = 1000;

/**
 * Shows the page a visitor has navigated to: its code, then the page itself, then the pictures of its first screen.
 * Resolves when the page is in place; whoever then moves the scroll position still does so unseen.
 */
export async function showPage(
  { root, store, messages, startedAt }: Visit,
  page: BrowserPage,
): Promise<void> {
  await Promise.all([
    demandBlocks(page.blocks.map(({ type }) => type)),
    delay(startedAt + MINIMUM_MS - performance.now()),
  ]);
  await swapPages(async () => {
    document.title = page.title;
    flushSync(() => {
      // Not sooner: until here the last page is on show, and its pictures are nobody's concern.
      store.dispatch(requestFinished());
      storePage(store, page);
      root.render(<BrowserBody page={page} store={store} messages={messages} />);
    });
    scrollToStart();
    const pictures = untilLoaded(picturesInView());
    const isThere = await Promise.race([pictures.then(() => true), delay(GRACE_MS).then(() => false)]);
    if (isThere) flushSync(() => store.dispatch(imagesArrived()));
    else void Promise.race([pictures, delay(PATIENCE_MS)]).then(() => store.dispatch(imagesArrived()));
  });
  store.dispatch(routeShown());
}
