import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isLocale, type Locale } from '../../locales/locales.ts';
import { isRecord } from '../../schemas/isRecord.ts';
import type { EndedSessions } from './createEndedSessions.ts';

/** What previews need to read drafts of the content service. */
export interface PreviewAccess {
  /** OAuth client, with client credentials. */
  clientId: string;
  clientSecret: string;
  scope: string | undefined;
  /** Origin of the CMS as editors see it: it may frame previews. */
  editorOrigin: string;
}

/** What one editor may see: one path in one revision. */
export interface PreviewSession {
  locale: Locale;
  /** Path of the content service in its language, not encoded; `/node/29` for a home page. */
  path: string;
  resourceVersion: string;
}

/** A session that a cookie holds. */
export interface OpenedSession extends PreviewSession {
  id: string;
}

export const SESSION_SECONDS = 1800;

export interface Sessions {
  /** The value of the cookie. */
  seal(session: PreviewSession): string;
  /** @returns undefined for a value that is not ours, that has expired, or whose session was ended. */
  open(value: string): Promise<OpenedSession | undefined>;
  /** Ends the session for every copy of the cookie. */
  end(value: string): Promise<void>;
}

/**
 * Sessions of previews, signed: the cookie itself says what may be seen, so that any process of the site can answer, also
 * after a restart (docs/decisions/2026-11-24-previews.md). Those that were ended are remembered until they would have
 * expired.
 *
 * @param secret only servers know it.
 */
export function createSessions(secret: string, ended: EndedSessions): Sessions {
  const key = createHmac('sha256', secret).update('preview sessions').digest();
  const sign = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const read = (value: string): OpenedSession | undefined => {
    const [text = '', signature = ''] = value.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = sign(text);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    // Signed by this module.
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!isRecord(parsed) || Number(parsed.until) < Date.now()) return undefined;
    const { id, locale, path, resourceVersion } = parsed;
    return isLocale(`${locale}`)
      ? { id: `${id}`, locale: locale as Locale, path: `${path}`, resourceVersion: `${resourceVersion}` }
      : undefined;
  };
  return {
    seal(session) {
      const until = Date.now() + SESSION_SECONDS * 1000;
      const id = randomBytes(16).toString('base64url');
      const text = Buffer.from(JSON.stringify({ ...session, id, until })).toString('base64url');
      return `${text}.${sign(text).toString('base64url')}`;
    },
    async open(value) {
      const session = read(value);
      return session && !(await ended.has(session.id)) ? session : undefined;
    },
    async end(value) {
      const session = read(value);
      if (session) await ended.add(session.id);
    },
  };
}

/** Where a draft is shown: `/preview/fr/catamarans/estran-42`. */
export const toPageUrl = ({ locale, path }: Pick<PreviewSession, 'locale' | 'path'>): string =>
  `/preview/${locale}${path === '/' ? '' : path.split('/').map(encodeURIComponent).join('/')}`;
