import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import type { Answer } from './Answer.ts';
import type { createGallery } from './createGallery.ts';
import { LIVE, type LiveExamples } from './createLiveExamples.ts';
import { refuse } from './refuse.tsx';

/** The gallery's own pages: no script, nothing from elsewhere. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const MEDIA_POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self' data:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** A block's document, possibly of untrusted props: no script, no form, nothing from another host. */
const EXAMPLE_POLICY = `${MEDIA_POLICY}; sandbox allow-same-origin`;

/** With the project's own scripts, from Vite, and what its plug-ins write into the head. */
const LIVE_POLICY = `${MEDIA_POLICY}; script-src 'self' 'unsafe-inline'; connect-src 'self' ws:`;

/** A page elsewhere may have its own name lead to this machine, and read what is here (DNS rebinding). */
const LOOPBACK = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/;

/** The segments of a path; undefined where it cannot be decoded. */
const parsePath = (url: string): string[] | undefined => {
  try {
    return new URL(url, 'http://localhost').pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
};

/** The body of a form, in bytes: far more than a block; percent-encoded, a byte may take three. */
const MAX_BYTES = 300_000;

/**
 * Reads the body of a form. What is too large is read to its end and thrown away, since a browser shows the answer only
 * when it has sent everything.
 *
 * @returns undefined for a body of more than 300 kB.
 */
async function readForm(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BYTES ? Buffer.concat(chunks).toString() : undefined;
}

const isForThisMachine = ({ headers }: IncomingMessage): boolean => LOOPBACK.test(headers.host ?? '');

async function answer(gallery: ReturnType<typeof createGallery>, request: IncomingMessage): Promise<Answer> {
  const { method = 'GET', url = '/', headers } = request;
  const path = parsePath(url);
  const isForeign = /^(?:cross|same)-site$/.test(String(headers['sec-fetch-site']));
  if (!isForThisMachine(request) || (method === 'POST' && isForeign)) {
    return refuse(403, 'Not from here', 'The gallery answers this machine alone.');
  }
  if (!path) return refuse(404, 'Not found', 'The address cannot be decoded.');
  const methods = path[0] === 'blocks' && path.length === 2 ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (!methods.includes(method)) {
    const allow = methods.join(', ');
    return { ...refuse(405, 'Another method', `This address takes ${allow}, not ${method}.`), allow };
  }
  if (method !== 'POST') return gallery(path);
  const form = await readForm(request);
  return form === undefined
    ? refuse(413, 'Too large', 'The props are more than 300 kB: try a smaller part of them.')
    : gallery(path, form);
}

const send = (
  response: ServerResponse,
  { status, type, body, isExample, allow }: Answer,
  policy = EXAMPLE_POLICY,
): void => {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': isExample ? policy : PAGE_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    ...(allow && { Allow: allow }),
  });
  response.end(body);
};

interface GalleryServer {
  server: Server;
  /** Called for each request. */
  getGallery: () => Promise<ReturnType<typeof createGallery>>;
  /** 0 for any that is free. */
  port: number;
  /** Told of what a request failed on. */
  report: (error: unknown) => void;
  live: LiveExamples | undefined;
}

/**
 * Serves a gallery on loopback.
 *
 * @returns its address, once the server listens.
 * @throws Error when the port is in use.
 */
export async function startGallery({
  server,
  getGallery,
  port,
  report,
  live,
}: GalleryServer): Promise<string> {
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    try {
      if (live && request.url?.startsWith(LIVE) && isForThisMachine(request)) {
        live.serve(request, response);
        return;
      }
      const answered = await answer(await getGallery(), request);
      if (!live || !answered.isExample) return send(response, answered);
      const tags = await live.getTags();
      const body = answered.body.replace('</head>', () => `${tags}</head>`);
      send(response, { ...answered, body }, LIVE_POLICY);
    } catch (error) {
      report(error);
      // Compilers write in colours.
      const cause = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
      // An example's policy, since the sentence may have to stand in the frame of one.
      send(response, { ...refuse(500, 'Failed', cause), isExample: true });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with one.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
