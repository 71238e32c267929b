import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import type { Locale } from '../../locales/locales.ts';
import type { UpstreamCall } from '../services/upstream/UpstreamCall.ts';
import { type TraceContext, writeTraceparent } from './trace/traceContext.ts';

/**
 * Where a page came from: `fresh` and `stale` from the page cache, `miss` was made for this request, `wait` for another
 * one that came at the same time, `bypass` is of one visitor and never cached.
 */
export type PageState = 'fresh' | 'stale' | 'miss' | 'wait' | 'bypass';

/** What is known about the request being answered, readable anywhere below it without being handed down. */
export interface RequestContext {
  /** In the response header, every log line and every outgoing call. */
  id: string;
  /** Writes lines that carry the request's id. */
  log: Logger;
  /** What the request asked of outside services; whoever asks or answers from a cache counts it here. */
  upstream: {
    /** Calls really made. */
    calls: number;
    /** Questions answered by a fresh kept answer. */
    cached: number;
    /** Questions answered by an expired kept answer. */
    stale: number;
    /** Calls without a usable answer. */
    failed: number;
    /** Milliseconds spent waiting, added up over all calls. */
    ms: number;
  };
  /** The distributed trace it belongs to. */
  trace?: TraceContext;
  /** Who asks, without saying who; see createVisitorKeys. */
  visitor?: string;
  /** Calls really made, as far as there is room, each with the moment it began (by `performance.now()`). */
  calls?: (UpstreamCall & { began: number })[];
  /** What became of the page's blocks. */
  blocks?: { rendered: number; migrated: number; dropped: number };
  /** When that was begun, by `performance.now()`. */
  renderBegan?: number;
  /** Milliseconds spent making HTML or data of the page. */
  renderMs?: number;
  /** Id of the route that matched, such as `fr-products-slug`. */
  route?: string;
  locale?: Locale;
  /** Where the page came from, when the page cache had a part in it. */
  page?: PageState;
  /** Whether the access line is worth a debug line only, see `skipAccessLog`. */
  quiet?: boolean;
  /** Whether it came to the admin port: no request of a visitor. */
  isOfAdmin?: boolean;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The request on whose behalf this code runs; undefined outside of one (boot, background work). */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** The header that carries the request's id to other services; none outside of a request. */
export function requestIdHeader(): Record<string, string> {
  const request = currentRequest();
  return request ? { 'X-Request-Id': request.id } : {};
}

/** The header that passes the request's trace on to another service, as a new span; none outside of a request. */
export function traceHeader(): Record<string, string> {
  const trace = currentRequest()?.trace;
  return trace ? { traceparent: writeTraceparent(trace) } : {};
}

/** Runs `work`, and everything it starts, on behalf of a request. */
export function runRequest<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run(context, work);
}
