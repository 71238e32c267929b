import { createHmac, timingSafeEqual } from 'node:crypto';
import { isLocale, type Locale } from '../../locales/locales.ts';
import { isRecord } from '../../schemas/isRecord.ts';

/** What one editor may look at: one address, in one revision. */
export interface PreviewSession {
  locale: Locale;
  /** Path of the content service in its language, not encoded; `/node/29` for a home page. */
  path: string;
  resourceVersion: string;
}

export const SESSION_SECONDS = 1800;

export interface Sessions {
  /** The value of the cookie. */
  seal(session: PreviewSession): string;
  /** @returns undefined for a value that is not ours, or that has expired. */
  open(value: string): PreviewSession | undefined;
}

/**
 * Sessions of previews, signed: the cookie itself says what may be seen, so that any process of the site can answer, also
 * after a restart (docs/decisions/2026-11-24-previews.md).
 *
 * @param secret only servers know it.
 */
export function createSessions(secret: string): Sessions {
  const key = createHmac('sha256', secret).update('preview sessions').digest();
  const sign = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    seal(session) {
      const until = Date.now() + SESSION_SECONDS * 1000;
      const text = Buffer.from(JSON.stringify({ ...session, until })).toString('base64url');
      return `${text}.${sign(text).toString('base64url')}`;
    },
    open(value) {
      const [text = '', signature = ''] = value.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(text);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      // Signed by this module.
      const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
      if (!isRecord(parsed) || Number(parsed.until) < Date.now()) return undefined;
      const { locale, path, resourceVersion } = parsed;
      return isLocale(`${locale}`)
        ? { locale: locale as Locale, path: `${path}`, resourceVersion: `${resourceVersion}` }
        : undefined;
    },
  };
}
