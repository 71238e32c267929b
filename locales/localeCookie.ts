import type { Locale } from './locales.ts';

/** The cookie that stores which language a visitor chose (behaviour §1.6). Only `/` reads it. */
export const LOCALE_COOKIE = 'locale';

/** A year, in seconds. */
const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/**
 * The cookie that stores a language, as text for `document.cookie` or `Set-Cookie`.
 *
 * @param secure whether the site is served over https: adds `Secure`.
 */
export function localeCookie(locale: Locale, { secure = false }: { secure?: boolean } = {}): string {
  const cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax`;
  return secure ? `${cookie}; Secure` : cookie;
}
