import type { RequestHandler } from 'express';
import { maskPersonal } from '../../observability/logs/maskPersonal.ts';
import { currentRequest, type RequestContext } from '../../observability/requestContext.ts';
import { routeKind, signals } from '../../observability/signals.ts';

const MAX_PATH = 300;

/**
 * Writes one line per request once it is over, aborted ones included. Queries and user agents may hold personal data
 * and are left out. The request inspector parses this line (`parseAccess`). Must come after `requestId`.
 */
export const requestLog: RequestHandler = (request, response, next) => {
  const context = currentRequest();
  if (!context) return next();
  const start = performance.now();
  const { method, socket, originalUrl } = request;
  const bytesBefore = socket.bytesWritten;
  const path = loggablePath(originalUrl);

  response.once('close', () => {
    const ms = tenths(performance.now() - start);
    const aborted = !response.writableFinished;
    const status = response.headersSent ? response.statusCode : undefined;
    const { route, locale, page, upstream, quiet, visitor, blocks, faults, calls, renderStartedAt } = context;
    const cache = cacheState(upstream);
    const kind = route === undefined ? (quiet ? 'file' : 'other') : routeKind(route);
    if (!context.isAdmin && !context.isHealthCheck) {
      signals.request.emit({ route: kind, status, cache, page, ms, brand: context.brand ?? '' });
    }
    endSpan(context, { method, path, kind, status });
    const isError = status !== undefined && status >= 500 && !context.isHealthCheck;
    const level = isError ? 'error' : quiet ? 'debug' : 'info';
    context.log[level](
      {
        event: 'request',
        method,
        path,
        route,
        locale,
        status,
        ms,
        bytes: socket.bytesWritten - bytesBefore,
        ...(context.renderMs !== undefined && { renderMs: tenths(context.renderMs) }),
        ...(renderStartedAt !== undefined && { renderAt: tenths(renderStartedAt - start) }),
        cache,
        page,
        ...(upstream.calls > 0 && { upstream: { ...upstream, ms: tenths(upstream.ms) } }),
        ...(calls && { calls: calls.map((call) => callField(call, start)) }),
        ...(blocks && { blocks }),
        ...(faults && { faults }),
        ...(visitor && { visitor }),
        ...(aborted && { aborted }),
      },
      aborted
        ? `${method} ${path} was aborted by the visitor after ${ms} ms`
        : `${method} ${path} was answered with ${status} in ${ms} ms`,
    );
  });
  next();
};

interface Answer {
  method: string;
  path: string;
  kind: string;
  status: number | undefined;
}

/** Spans of files and health checks (there are many) are kept only if they failed or called a service. */
function endSpan(
  { span, id, brand, locale, page, quiet, hasSpans }: RequestContext,
  { method, path, kind, status }: Answer,
): void {
  const hasFailed = status !== undefined && status >= 500;
  if (!span || (quiet && !hasSpans && !hasFailed)) return;
  span.rename(`${method} ${kind}`);
  span.set({
    'http.request.method': method,
    'http.route': kind,
    'http.response.status_code': status,
    'url.path': path,
    'bridgedeck.request_id': id,
    'bridgedeck.brand': brand,
    'bridgedeck.locale': locale,
    'bridgedeck.page': page,
  });
  if (hasFailed) span.fail(`answered with ${status}`);
  span.end();
}

/** `stale` wins over `miss`: support must see that a stale answer was used. */
function cacheState({ calls, cached, stale }: RequestContext['upstream']): 'none' | 'hit' | 'miss' | 'stale' {
  if (stale > 0) return 'stale';
  if (calls > 0) return 'miss';
  return cached > 0 ? 'hit' : 'none';
}

const callField = ({ began, ms, ...call }: NonNullable<RequestContext['calls']>[number], start: number) => ({
  ...call,
  // A shared call may have begun before this request.
  at: Math.max(0, tenths(began - start)),
  ms: tenths(ms),
});

/** Without query; printable ASCII only, since Node rejects any other request line. */
const loggablePath = (url: string): string => maskPersonal((url.split('?', 1)[0] ?? '').slice(0, MAX_PATH));

const tenths = (ms: number): number => Math.round(ms * 10) / 10;
