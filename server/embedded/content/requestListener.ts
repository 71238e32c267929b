import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOCALES } from '../../../locales/locales.ts';
import { readBody } from '../readBody.ts';
import { type Answer, htmlNotFound } from './answers/Answer.ts';
import { answerCall } from './answers/answerCall.ts';
import { sendMediaFile } from './answers/sendMediaFile.ts';
import { submitWebform, WEBFORM_PATH } from './answers/submitWebform.ts';
import { splitLanguage } from './languagePrefix.ts';
import type { Site } from './resources/Site.ts';

const FILES = '/sites/default/files/';
/** More than any form has. */
const MAX_POSTED_BYTES = 1_000_000;

export interface ListenerOptions {
  /** The content to answer from, asked for at every request: it changes when files change. */
  site: () => Site;
  mediaDirectory: string;
  key: string;
}

/** Drupal lets anybody keep anonymous answers for a while; an answer for a key, right or wrong, nobody. */
function cacheHeaders(request: IncomingMessage, answer: Answer): Record<string, string> {
  if (request.headers['api-key'] !== undefined || answer.status !== 200) {
    return { 'Cache-Control': 'must-revalidate, no-cache, private' };
  }
  const etag = createHash('sha1').update(answer.body).digest('base64url').slice(0, 16);
  return { 'Cache-Control': 'max-age=900, public', ETag: `"${etag}"`, Vary: 'Cookie' };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { site, mediaDirectory, key }: ListenerOptions,
): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method === 'POST' && isWebform(request)) {
    const { status, contentType, body } = submitWebform({
      reader: request.headers['api-key'] === key ? 'site' : 'anonymous',
      contentType: request.headers['content-type'],
      body: await readBody(request, MAX_POSTED_BYTES),
    });
    response.writeHead(status, { 'Content-Type': contentType }).end(body);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    return;
  }
  const current = site();
  // An address starting with two slashes would be taken for a host.
  const url = new URL(`${current.facts.origin}${request.url ?? '/'}`);
  if (url.pathname.startsWith(FILES)) {
    const name = url.pathname.slice(FILES.length);
    if (await sendMediaFile(mediaDirectory, name, request, response)) return;
  }
  const { locale, rest } = splitLanguage(url.pathname);
  const reader = request.headers['api-key'] === key ? 'site' : 'anonymous';
  const answer = url.pathname.startsWith(FILES)
    ? htmlNotFound()
    : answerCall({ site: current, locale, url, path: rest, reader });
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
}

const isWebform = ({ url = '/' }: IncomingMessage): boolean =>
  splitLanguage(url.replace(/\?.*/s, '')).rest === WEBFORM_PATH;

/** Answers requests the way the captured content service does. */
export function requestListener(options: ListenerOptions) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    respond(request, response, options).catch((error: unknown) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const body = JSON.stringify({ message: error instanceof Error ? error.message : String(error) });
      response.writeHead(500, { 'Content-Type': 'application/json' }).end(body);
    });
  };
}
