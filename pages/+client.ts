import { localeCookie } from '../locales/localeCookie.ts';
import { isLocale } from '../locales/locales.ts';
import '../site/design/styles.ts';
import '../site/frame/serverOnlyStyles.ts';
import { reloadOnChunkFailure } from '../site/browser/navigation/reloadOnChunkFailure.ts';
import { waitForHydrationTrigger } from '../site/browser/waitForHydrationTrigger.ts';

// Replaces Vike's own client entry (docs/decisions/2026-11-22-frame-and-navigation.md).
reloadOnChunkFailure();
saveLocale();
await waitForHydrationTrigger();
const { hydrate } = await import('../site/browser/hydrate.ts');
await hydrate();

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
