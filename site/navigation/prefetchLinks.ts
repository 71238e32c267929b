import { demandBlocks } from '../../blocks/browserRegistry.ts';
import { loadErrorPage } from '../../renderer/loadErrorPage.ts';

/** The Network Information API is not in the DOM types. */
type Connection = { saveData?: boolean; effectiveType?: string } | undefined;

/** Spec 1 §9: no prefetch where it would cost the visitor something, and only when the browser has nothing to do. */
const IDLE_TIMEOUT_MS = 2000;

const isCostly = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};

/** Where the router gets a page's data from; undefined for a link that it leaves to the browser. */
export function pageDataUrl(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search } = new URL(link.href, window.location.href);
  const isPage = origin === window.location.origin && !/\.\w+$/.test(pathname);
  if (!isPage || link.target || link.relList.contains('external') || pathname === window.location.pathname) {
    return undefined;
  }
  return `${pathname.replace(/\/$/, '')}/index.pageContext.json${search}`;
}

/**
 * Fetches the data of a page when the visitor is about to follow its link: under the mouse, under a finger, under the
 * keyboard. The server lets the browser keep it for a minute.
 */
export function prefetchLinks(): void {
  const seen = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const url = link && pageDataUrl(link);
    if (!url || seen.has(url) || isCostly()) return;
    seen.add(url);
    // A failure here is no failure: the click asks again.
    whenIdle(() => {
      fetch(url, { priority: 'low' }).catch(() => seen.delete(url));
      // What tells of a lost connection must be there before it is lost (failedPage.ts).
      Promise.all([loadErrorPage(), demandBlocks(['error-message'])]).catch(() => undefined);
    });
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(task, 200);
}
