import { demandBlocks, whenIdle } from '../../../blocks/browserRegistry.ts';
import type { Locale } from '../../../locales/locales.ts';
import { pageDataUrl } from './pageDataUrl.ts';

/** The Network Information API is not in the DOM types. */
type Connection = { saveData?: boolean; effectiveType?: string } | undefined;

/**
 * behaviour §10.3: no prefetch where it would cost the visitor something, and only when the browser has nothing to do.
 */
const isCostly = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};

/** Where the data of a link's page is had from; undefined for a link that leads to no other page of this document. */
function linkDataUrl(link: HTMLAnchorElement, locale: Locale): string | undefined {
  const { origin, pathname } = window.location;
  if (link.target || link.pathname === pathname) return undefined;
  return pageDataUrl(link, { origin, locale });
}

/**
 * Fetches the data of a page when the visitor is about to follow its link: under the mouse, under a finger, under the
 * keyboard. The server lets the browser keep it for a minute.
 */
export function prefetchLinks(locale: Locale): void {
  const seen = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const url = link && linkDataUrl(link, locale);
    if (!url || seen.has(url) || isCostly()) return;
    seen.add(url);
    // A failure here is no failure: the click asks again.
    whenIdle().then(() => {
      fetch(url, { priority: 'low' }).catch(() => seen.delete(url));
      // What tells of a lost connection must be there before it is lost (failedPage.ts).
      demandBlocks(['error-message']).catch(() => undefined);
    });
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
