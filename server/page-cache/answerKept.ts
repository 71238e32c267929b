import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ACCEPTABLE_ID } from '../middleware/requestId.ts';
import { routeKind } from '../routeKind.ts';
import { signals } from '../signals.ts';
import type { HitLog } from './createHitLog.ts';
import { isRootPage, keptHeaders, rememberedByPage } from './keptHeaders.ts';
import type { Negotiation } from './negotiate.ts';
import { negotiateKept } from './negotiateKept.ts';
import type { PageCache } from './PageCache.ts';
import { readTarget } from './readTarget.ts';

interface AnswerKeptOptions {
  pages: Pick<PageCache, 'atHand'>;
  negotiation: Negotiation;
  hits: HitLog;
  /** What every answer of the site carries, names and values in turn. */
  constant: readonly string[];
  /** Whether `/` is certainly the English home for this visitor; else the application finds out. */
  staysAtRoot: (request: IncomingMessage) => boolean;
  /** Key of the visitor, see createVisitorKeys. */
  visitorOf: (request: IncomingMessage, at: number) => string;
}

/**
 * All headers of an answer in one list, of which only the second entry, the request's id, is another each time: it is
 * written into the same list, which Node has read when `writeHead` returns. Names are in lower case, as Node looks at
 * them: it would bring each of them there for each answer.
 */
function withConstant(constant: readonly string[]) {
  const start = ['x-request-id', ''];
  return rememberedByPage((page, encoding) => {
    const { etag, whole, unchanged } = keptHeaders(page, encoding);
    // What a browser has, it has with the headers it came with (RFC 9110 §15.4.5).
    return { etag, whole: [...start, ...constant, ...whole], unchanged: [...start, ...unchanged] };
  });
}

/**
 * Answers from memory before anything else looks at a request: no middleware, no router, no compression. What it does not
 * have, or must not answer, goes on to `next` as it came.
 */
export function answerKept(options: AnswerKeptOptions, next: RequestListener): RequestListener {
  const { pages, negotiation, hits, constant, staysAtRoot, visitorOf } = options;
  const headersOf = withConstant(constant);

  const send = (request: IncomingMessage, response: ServerResponse): boolean => {
    // One clock for all of it, in whole milliseconds. A hit takes a thirtieth of one: to read a finer clock would add to it.
    const at = Date.now();
    const target = readTarget(request, negotiation);
    if (!target || (isRootPage(target) && !staysAtRoot(request))) return false;
    const kept = pages.atHand(target, at);
    if (!kept) return false;

    const { page, state } = kept;
    const { headers, method = 'GET' } = request;
    const inbound = headers['x-request-id'];
    const id = typeof inbound === 'string' && ACCEPTABLE_ID.test(inbound) ? inbound : randomUUID();
    const { status, headers: sent, body } = negotiateKept(request, page, negotiation, headersOf);
    sent[1] = id;
    response.writeHead(status, sent);
    response.end(body);
    // The time of day may be set back.
    const ms = Math.max(0, Date.now() - at);
    const visitor = visitorOf(request, at);
    hits.add({ id, method, page, state, status, bytes: body?.length ?? 0, at, ms, visitor });
    signals.request.emit({ route: routeKind(page.route), status, cache: 'none', page: state, ms });
    return true;
  };

  return (request, response) => {
    if (!send(request, response)) next(request, response);
  };
}
