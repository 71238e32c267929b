import express, { type Request, type Response, Router } from 'express';
import { isDay } from '../../schemas/isDay.ts';
import { createNullRecord } from '../cache/PageRecord.ts';
import type { SharedStore } from '../cache/redis/createSharedStore.ts';
import { NotFoundError } from '../http/errors.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { renderDocument } from '../pages/renderHtml.ts';
import { buildPreview } from '../preview/buildPreview.ts';
import type { DraftUrl } from '../preview/checkDraftUrl.ts';
import { createEndedSessions } from '../preview/createEndedSessions.ts';
import { previewHeaders } from '../preview/previewHeaders.ts';
import type { PreviewAccess } from '../preview/previewSession.ts';
import {
  createSessions,
  type PreviewSession,
  SESSION_SECONDS,
  toPageUrl,
} from '../preview/previewSession.ts';
import { toFrames, toPreviewDocument, toStillDocument } from '../preview/toPreviewDocument.ts';
import { cookieOptions, openPreview, PREVIEW_COOKIE } from './openPreview.ts';
import { previewErrors, tellEditor } from './previewErrors.ts';

const FILES = new URL('../preview/files/', import.meta.url).pathname;
const NO_CONSENT = { gtmId: undefined, oneTrustId: undefined };

export interface PreviewRouterOptions {
  access: PreviewAccess;
  /** What the processes of the site share, if there is anything. */
  shared: SharedStore | undefined;
  servicesFor: (record: ReturnType<typeof createNullRecord>) => PageServices;
  editUrl: () => string | undefined;
  /** Whether the secret is right; undefined, or what the CMS says. */
  checkDraftUrl: (draftUrl: DraftUrl) => Promise<string | undefined>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const findCookie = ({ headers: { cookie = '' } }: Request): string | undefined =>
  cookie
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === PREVIEW_COOKIE)?.[1];

/**
 * Drafts for editors, as the next module of Drupal opens them (docs/editors.md, Previews): GET /api/preview, the page
 * at /preview/<locale>/…, GET /api/preview/state, POST /api/preview/end. Nothing of it is cached, indexed or logged.
 */
export function previewRouter({
  access,
  shared,
  servicesFor,
  editUrl,
  checkDraftUrl,
}: PreviewRouterOptions): Router {
  const sessions = createSessions(access.clientSecret, createEndedSessions(shared, SESSION_SECONDS));

  const getSession = async (request: Request): Promise<PreviewSession | undefined> => {
    const cookie = findCookie(request);
    return cookie === undefined ? undefined : sessions.open(cookie);
  };
  const show = async (request: Request, response: Response) => {
    const session = await getSession(request);
    const asked = decodeURI(request.path).replace(/\/$/, '');
    if (!session || asked !== decodeURI(toPageUrl(session))) {
      return tellEditor(
        response,
        403,
        'No preview',
        'This preview has ended, or is another one. Open it from the CMS.',
      );
    }
    const day = text(request.query.at);
    const at = isDay(day) ? new Date(`${day}T12:00:00Z`) : undefined;
    const preview = await buildPreview(session, { servicesFor, editUrl, at });
    const { width, compare, published } = request.query;
    if (compare !== undefined) {
      const frames = [
        { title: 'Published', query: 'published' },
        { title: 'Draft', query: 'plain' },
      ];
      return response.type('html').send(toFrames(preview, frames));
    }
    if (/^\d{3,4}$/.test(text(width))) {
      const frames = [{ title: `${width} px`, query: 'plain', width: Number(width) }];
      return response.type('html').send(toFrames(preview, frames));
    }
    const page = published === undefined ? preview.page : (preview.published ?? preview.page);
    const { body } = await renderDocument(page, NO_CONSENT);
    const isPlain = published !== undefined || request.query.plain !== undefined;
    response.type('html').send(isPlain ? toStillDocument(body) : toPreviewDocument(body, preview));
  };

  const sendState = async (request: Request, response: Response) => {
    const session = await getSession(request);
    if (!session) return void response.status(401).json({ message: 'There is no preview' });
    const { content } = servicesFor(createNullRecord(Number.POSITIVE_INFINITY));
    const state = await content.findDraftState(session);
    if (!state) throw new NotFoundError('the content service has no such draft');
    response.json(state);
  };

  return Router({ strict: false, caseSensitive: true })
    .use(['/api/preview', '/preview'], previewHeaders(access.editorOrigin))
    .use(
      '/preview/files',
      express.static(FILES, { index: false, redirect: false, fallthrough: false, cacheControl: false }),
    )
    .get('/api/preview', openPreview({ checkDraftUrl, sessions }))
    .get('/api/preview/state', sendState)
    .post('/api/preview/end', async (request, response) => {
      await sessions.end(findCookie(request) ?? '');
      response.clearCookie(PREVIEW_COOKIE, cookieOptions(request));
      tellEditor(
        response,
        200,
        'The preview has ended',
        'Close this tab, or open a preview from the CMS again.',
      );
    })
    .get('/preview/*path', show)
    .use(['/api/preview', '/preview'], previewErrors);
}
