import { localeCookie } from '../../locales/localeCookie.ts';
import { isLocale } from '../../locales/locales.ts';

/** Saves the language that a visitor chooses for their next visit to `/` (behaviour §1.6). */
export function saveLocale(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-locale]') : null;
    const locale = link?.dataset.locale;
    if (!locale || !isLocale(locale)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = localeCookie(locale, { secure: window.location.protocol === 'https:' });
  });
}
