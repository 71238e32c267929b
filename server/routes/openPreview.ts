import type { CookieOptions, Request, RequestHandler } from 'express';
import { createAuthFailureLimit } from '../http/limits/createAuthFailureLimit.ts';
import { limitKey } from '../http/limits/createLimitStores.ts';
import { parseDraftPath } from '../preview/buildPreview.ts';
import type { DraftUrl } from '../preview/checkDraftUrl.ts';
import { SESSION_SECONDS, type Sessions, toPageUrl } from '../preview/previewSession.ts';
import { tellEditor } from './previewErrors.ts';

export const PREVIEW_COOKIE = 'preview';

/** Frames of another site send cookies only so. */
export const cookieOptions = ({ secure }: Request): CookieOptions => ({
  httpOnly: true,
  path: '/',
  ...(secure ? { sameSite: 'none', secure: true, partitioned: true } : { sameSite: 'lax' }),
});

interface OpenOptions {
  /** Undefined when the secret is right, or what the CMS says. */
  checkDraftUrl: (draftUrl: DraftUrl) => Promise<string | undefined>;
  sessions: Sessions;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** GET /api/preview: the address of a preview, checked by the CMS, becomes a session for that one draft. */
export function openPreview({ checkDraftUrl, sessions }: OpenOptions): RequestHandler {
  const failures = createAuthFailureLimit();
  return async (request, response) => {
    const visitor = limitKey(request);
    if (failures.secondsLeft(visitor) > 0)
      return tellEditor(response, 429, 'Too many tries', 'Wait ten minutes.');
    const { timestamp, secret, resourceVersion, path } = request.query;
    const draftUrl = {
      path: text(path),
      timestamp: text(timestamp),
      secret: text(secret),
      resourceVersion: text(resourceVersion),
    };
    const place = parseDraftPath(draftUrl.path);
    if (!place) return tellEditor(response, 404, 'No preview', 'This site has no page at that address.');
    const fault = await checkDraftUrl(draftUrl);
    if (fault !== undefined) {
      failures.count(visitor);
      return tellEditor(
        response,
        403,
        'No preview',
        `The CMS says: ${fault} Open the preview from the CMS again.`,
      );
    }
    const session = { ...place, resourceVersion: draftUrl.resourceVersion };
    response.cookie(PREVIEW_COOKIE, sessions.seal(session), {
      ...cookieOptions(request),
      maxAge: SESSION_SECONDS * 1000,
    });
    response.redirect(303, toPageUrl(session));
  };
}
