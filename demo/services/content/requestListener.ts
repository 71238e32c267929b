import { hash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Router } from 'express';
import { LOCALES } from '../../../locales/locales.ts';
import type { Call } from './answers/Call.ts';
import { type ContentResponse, htmlNotFound, jsonAnswer } from './answers/ContentResponse.ts';
import { jsonApi } from './answers/jsonApi.ts';
import { submitWebform, WEBFORM_PATH } from './answers/submitWebform.ts';
import { translatePath } from './answers/translatePath.ts';
import type { DraftAccess } from './drafts/createDraftAccess.ts';
import type { Drafts } from './drafts/createDrafts.ts';
import { splitLanguage } from './languagePrefix.ts';
import { getMediaType } from './parsing/parseMediaEntity.ts';
import type { Reader } from './query/refusal.ts';
import type { DemoSite } from './resources/DemoSite.ts';

const FILES = '/sites/default/files/';
/** More than any form has. */
const MAX_POSTED_BYTES = 1_000_000;

export interface ListenerOptions {
  /** The current content: it changes when files change. */
  site: () => DemoSite;
  mediaDirectory: string;
  key: string;
  /** Drafts and the sign-in for them; undefined: there are none. */
  drafts?: { get(): Drafts | undefined; access: DraftAccess; router: Router } | undefined;
}

/** Drupal makes anonymous responses cacheable, and responses to a key, valid or not, private. */
function cacheHeaders(request: IncomingMessage, answer: ContentResponse): Record<string, string> {
  if (request.headers['api-key'] !== undefined || answer.status !== 200) {
    return { 'Cache-Control': 'must-revalidate, no-cache, private' };
  }
  const etag = hash('sha1', answer.body, 'base64url').slice(0, 16);
  return { 'Cache-Control': 'max-age=900, public', ETag: `"${etag}"`, Vary: 'Cookie' };
}

/** Handles requests like the captured content service. */
export function requestListener({ site, mediaDirectory, key, drafts }: ListenerOptions): RequestListener {
  const getReader = (request: Request): Reader => {
    if (drafts?.access.mayReadDrafts(request)) return 'drafts';
    return request.get('api-key') === key ? 'site' : 'anonymous';
  };

  const takeWebform: RequestHandler = (request, response) => {
    const contentType = request.get('content-type');
    const answer = submitWebform({
      reader: getReader(request),
      contentType,
      body: String(request.body ?? ''),
    });
    response.writeHead(answer.status, { 'Content-Type': answer.contentType }).end(answer.body);
  };

  /** Only plain file names of known media types, without decoding. */
  const sendMediaFile: RequestHandler = (request, response, next) => {
    const name = request.path.slice(FILES.length);
    const contentType = getMediaType(name);
    if (contentType === undefined || !/^[\w-][\w.-]*$/.test(name)) return next();
    response.setHeader('Content-Type', contentType);
    response.sendFile(name, { root: mediaDirectory, cacheControl: false }, (error: unknown) => {
      // A visitor who leaves during a video breaks the pipe: no error of the file.
      if (!error || response.headersSent) return;
      if (error instanceof Error && 'status' in error && error.status === 416) response.status(416).end();
      else next();
    });
  };

  const respond: RequestHandler = (request, response) => {
    const current = site();
    // A path that starts with two slashes would be taken for a host.
    const url = new URL(`${current.facts.origin}${request.url}`);
    const { locale, rest } = splitLanguage(url.pathname);
    const answer = url.pathname.startsWith(FILES)
      ? htmlNotFound()
      : answerCall({
          site: current,
          locale,
          url,
          path: rest,
          reader: getReader(request),
          drafts: drafts?.get(),
        });
    const headers = cacheHeaders(request, answer);
    if (headers.ETag !== undefined && request.headers['if-none-match'] === headers.ETag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(answer.status, {
      'Content-Type': answer.contentType,
      'Content-Language': LOCALES[locale].contentCode,
      'Content-Length': Buffer.byteLength(answer.body),
      ...headers,
    });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  };

  const app = express().disable('x-powered-by').disable('etag');
  app.use((_request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff');
    next();
  });
  const text = express.text({ type: () => true, limit: MAX_POSTED_BYTES });
  app.post(`{/:language}${WEBFORM_PATH}`, text, takeWebform);
  if (drafts) app.use(drafts.access.router, drafts.router);
  app.use(({ method }, response, next) => {
    if (method === 'GET' || method === 'HEAD') return next();
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
  });
  // simple_oauth refuses a token that it did not give or that is too old, whatever is asked for.
  app.use((request, response, next) => {
    const isToken = request.get('authorization')?.startsWith('Bearer ') && !request.get('api-key');
    if (!drafts || !isToken || drafts.access.mayReadDrafts(request)) return next();
    response.status(401).set('WWW-Authenticate', 'Bearer').type('html').send('<h1>Unauthorized</h1>');
  });
  app.get(/^\/sites\/default\/files\//, sendMediaFile);
  app.use(respond);
  app.use(((error, _request, response, _next) => {
    response.status(error.status ?? 500).json({ message: String(error.message) });
  }) satisfies ErrorRequestHandler);
  return app;
}

/** Dispatches an address to the part of the content service; all parts exist under every language. */
function answerCall(call: Call): ContentResponse {
  if (call.path === '/router/translate-path') return translatePath(call);
  if (call.path === '/coral-guardian-api/fetch')
    return jsonAnswer(200, { coral_count: call.site.coralCount });
  if (call.path.startsWith('/jsonapi/')) return jsonApi(call);
  return htmlNotFound();
}
