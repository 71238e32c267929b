import { demandBlocks } from '../../../blocks/browserComponents.ts';
import type { Locale } from '../../../locales/locales.ts';
import { whenIdle } from '../../../renderer/src/client.ts';
import type { NavigationAnswer } from '../../frame/browserPage.ts';
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

/** Prefetches the data of a page, which may be cached for a minute, and the code of its blocks. */
async function prefetchPage(url: string): Promise<void> {
  const answer: NavigationAnswer = await (await fetch(url, { priority: 'low' })).json();
  if ('page' in answer) await demandBlocks(answer.page.blocks.map(({ type }) => type));
}

/** Prefetches a page when a click on its link is likely: on hover, touch or focus. */
export function prefetchLinks(locale: Locale): void {
  const seen = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const url = link && linkDataUrl(link, locale);
    if (!url || seen.has(url) || isCostly()) return;
    seen.add(url);
    // A failure is ignored: the click fetches again.
    whenIdle().then(() => {
      prefetchPage(url).catch(() => seen.delete(url));
      // The page that reports a lost connection must be loaded before the connection is lost (failedPage.ts).
      demandBlocks(['error-message']).catch(() => undefined);
      prefetchStylesheet();
    });
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
