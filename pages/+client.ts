import { localeCookie } from '../locales/localeCookie.ts';
import { isLocale } from '../locales/locales.ts';
import '../site/design/styles.ts';
import '../site/frame/serverOnlyStyles.ts';
import { reloadOnChunkFailure } from '../site/browser/navigation/reloadOnChunkFailure.ts';
import { startPage } from '../site/browser/startPage.ts';
import { waitForPictures } from '../site/browser/waitForPictures.ts';
import { waitForInput, waitForLivingBlock, waitForSign } from '../site/browser/waitForVisitor.ts';

// Replaces Vike's own client entry (docs/decisions/2026-11-22-frame-and-navigation.md).
reloadOnChunkFailure();
saveLocale();
const sign = waitForSign();
await Promise.race([waitForPictures(), waitForInput()]);
const started = startPage();
// A page that is only looked at needs no React (docs/decisions/2026-11-26-hydration-at-first-sign.md).
await Promise.race([waitForLivingBlock(), sign]);
const { hydrate } = await import('../site/browser/hydrate.ts');
await hydrate(started);

/** Saves the language that a visitor chooses for their next visit to `/` (behaviour §1.6). */
function saveLocale(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-locale]') : null;
    const locale = link?.dataset.locale;
    if (!locale || !isLocale(locale)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = localeCookie(locale, { secure: window.location.protocol === 'https:' });
  });
}
