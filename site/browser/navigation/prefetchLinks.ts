import { demandBlocks } from '../../../blocks/browserComponents.ts';
import type { Locale } from '../../../locales/locales.ts';
import { whenIdle } from '../../../renderer/src/client.ts';
import { prefetchStylesheet } from './loadStylesheet.ts';
import { pageDataUrl } from './pageDataUrl.ts';

/** The Network Information API is not in the DOM types. */
type Connection = { saveData?: boolean; effectiveType?: string } | undefined;

/** behaviour §10.3: no prefetch where it would cost the visitor something, and only when the browser is idle. */
const isCostly = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};

/** Address of the data of a link's page; undefined for a link to no other page of this document. */
function linkDataUrl(link: HTMLAnchorElement, locale: Locale): string | undefined {
  const { origin, pathname } = window.location;
  if (link.target || link.pathname === pathname) return undefined;
  return pageDataUrl(link, { origin, locale });
}

/**
 * Prefetches the data of a page when a click on its link is likely: on hover, touch or focus. The response may be
 * cached for a minute.
 */
export function prefetchLinks(locale: Locale): void {
  const seen = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const url = link && linkDataUrl(link, locale);
    if (!url || seen.has(url) || isCostly()) return;
    seen.add(url);
    // A failure is ignored: the click fetches again.
    whenIdle().then(() => {
      fetch(url, { priority: 'low' }).catch(() => seen.delete(url));
      // The page that reports a lost connection must be loaded before the connection is lost (failedPage.ts).
      demandBlocks(['error-message']).catch(() => undefined);
      prefetchStylesheet();
    });
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
