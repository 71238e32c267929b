import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { allowStylesIn } from '../../http/middleware/allowStyles.ts';
import { ACCEPTABLE_ID } from '../../http/middleware/requestId.ts';
import { routeKind, signals } from '../../observability/signals.ts';
import { toTraceFields } from '../../observability/trace/traceContext.ts';
import { createCachedSpans, type Span } from '../../observability/trace/tracer.ts';
import type { CachedPage } from './CachedPage.ts';
import type { Encoding, Negotiation } from './negotiate.ts';
import { type GetPageHeaders, negotiatePage, type PageHeaders } from './negotiatePage.ts';
import type { PageCache } from './PageCache.ts';
import { isRootPage, parseTarget } from './PageTarget.ts';

interface ServeOptions {
  pages: Pick<PageCache, 'peek' | 'getBody'>;
  negotiation: Negotiation;
  log: Logger;
  /** Name of the brand, for metrics. */
  brand: string;
  /** Headers of every response of the site, names and values in turn. */
  constant: readonly string[];
  getPageHeaders: GetPageHeaders;
  /** Whether `/` is the English home for this visitor; otherwise the application redirects them. */
  staysAtRoot: (request: IncomingMessage) => boolean;
  /** Key of the visitor, see createVisitorKeys. */
  getVisitorKey: (request: IncomingMessage) => string;
}

/** Shared by all responses with one page. */
interface Prepared {
  kind: string;
  /** Writes the access line, with its constant fields serialized once. */
  log: Logger;
  headers: Map<Encoding, PageHeaders>;
}

interface CachedAnswer extends Record<'method' | 'requestId' | 'brand' | 'state', string> {
  status: number;
  page: CachedPage;
}

const describeCached = (span: Span, { method, status, requestId, brand, page, state }: CachedAnswer): void =>
  span.set({
    'http.request.method': method,
    'http.route': routeKind(page.route),
    'http.response.status_code': status,
    'url.path': page.target.path,
    'bridgedeck.request_id': requestId,
    'bridgedeck.brand': brand,
    'bridgedeck.locale': page.locale,
    'bridgedeck.page': state,
  });

/** How long an access line waits for others: written together, lines cost less (docs/performance.md). */
const GATHER_MS = 10;

/** Its lines hold only the fields below: redaction of each would cost a tenth of the response. */
const NOTHING_PRIVATE = { formatters: { log: (fields: object) => fields } };

/**
 * Answers from memory before the application runs: no middleware, no router, no compression. Requests without a cached
 * page go on to `next` unchanged.
 */
export function serveCachedPage(options: ServeOptions, next: RequestListener): RequestListener {
  const { pages, negotiation, log, brand, constant, getPageHeaders, staysAtRoot, getVisitorKey } = options;
  const prepared = new WeakMap<CachedPage, Prepared>();

  const prepare = (page: CachedPage): Prepared => {
    const known = prepared.get(page);
    if (known) return known;
    const { route, locale, target } = page;
    const fields = { event: 'request', path: target.path, route, locale, cache: 'none' };
    const made = {
      kind: routeKind(route),
      log: log.child(fields, NOTHING_PRIVATE),
      headers: new Map(),
    };
    prepared.set(page, made);
    return made;
  };
  const getHeaders = (page: CachedPage, encoding: Encoding): PageHeaders => {
    const { headers } = prepare(page);
    const known = headers.get(encoding);
    if (known) return known;
    const { etag, whole, unchanged } = getPageHeaders(page, encoding);
    // A 304 has only the headers that may have changed (RFC 9110 §15.4.5).
    const made = { etag, whole: [...allowStylesIn(constant, page.styleHash), ...whole], unchanged };
    headers.set(encoding, made);
    return made;
  };
  const negotiate = { negotiateEncoding: negotiation.negotiateEncoding, getBody: pages.getBody, getHeaders };

  const beginSpan = createCachedSpans();
  /** Access lines that are still to be written: no visitor waits for them. */
  let unwritten: (() => void)[] = [];
  const writeLines = () => {
    const lines = unwritten;
    unwritten = [];
    for (const write of lines) write();
  };

  const serve = (request: IncomingMessage, response: ServerResponse): boolean => {
    const start = performance.now();
    const target = parseTarget(request, negotiation);
    if (!target || (isRootPage(target) && !staysAtRoot(request))) return false;
    const cached = pages.peek(target);
    if (!cached) return false;

    const { page, state } = cached;
    const { headers: asked, method = '' } = request;
    const { kind, log: pageLog } = prepare(page);
    const span = beginSpan(`${method} ${kind}`, asked.traceparent);
    const inbound = asked['x-request-id'];
    const requestId = typeof inbound === 'string' && ACCEPTABLE_ID.test(inbound) ? inbound : randomUUID();
    const { status, headers, body } = negotiatePage(request, page, negotiate);
    response.writeHead(status, ['x-request-id', requestId, ...headers]);
    response.end(body);

    const ms = Math.round((performance.now() - start) * 10) / 10;
    const bytes = body?.length ?? 0;
    const visitor = getVisitorKey(request);
    if (span) {
      describeCached(span, { method, status, requestId, brand, page, state });
      span.end();
    }
    if (unwritten.length === 0) setTimeout(writeLines, GATHER_MS);
    unwritten.push(() =>
      pageLog.info(
        {
          requestId,
          ...(span && toTraceFields(span)),
          method,
          status,
          page: state,
          ms,
          bytes,
          visitor,
        },
        `${method} ${target.path} was answered with ${status} in ${ms} ms`,
      ),
    );
    signals.request.emit({ route: kind, status, cache: 'none', page: state, ms, brand });
    return true;
  };

  return (request, response) => {
    if (!serve(request, response)) next(request, response);
  };
}
