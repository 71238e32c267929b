import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import type { Locale } from '../../locales/locales.ts';
import type { UpstreamCall } from '../services/upstream/UpstreamCall.ts';
import { type TraceContext, writeTraceparent } from './trace/traceContext.ts';
import type { Span } from './trace/tracer.ts';

/**
 * State of a page: `fresh` and `stale` from the page cache, `miss` was built for this request, `wait` for a concurrent
 * one, `bypass` is for one visitor and never cached.
 */
export type PageState = 'fresh' | 'stale' | 'miss' | 'wait' | 'bypass';

/** Context of the current request, available in all code that it runs. */
export interface RequestContext {
  /** In the response header, every log line and every outgoing call. */
  id: string;
  /** Adds the request's id to its lines. */
  log: Logger;
  /** Counters of calls to external services. */
  upstream: {
    /** Calls made. */
    calls: number;
    /** Answers from the cache, fresh. */
    cached: number;
    /** Answers from the cache, stale. */
    stale: number;
    /** Calls without a usable answer. */
    failed: number;
    /** Total waiting time in milliseconds. */
    ms: number;
  };
  /** Name of the brand whose site it came to; none on the admin port. */
  brand?: string;
  /** Its place in a distributed trace. */
  trace?: TraceContext | undefined;
  /** The span of the whole request, while traces are on. */
  span?: Span | undefined;
  /** Whether parts of it are spans of their own. */
  hasSpans?: boolean;
  /** Key of the visitor; see createVisitorKeys. */
  visitor?: string;
  /** Calls made, up to a limit, each with its start (`performance.now()`). */
  calls?: (UpstreamCall & { began: number })[];
  /** Counts of the page's blocks. */
  blocks?: { rendered: number; migrated: number; dropped: number };
  /** Content faults met, logged or not: each is logged once an hour. */
  faults?: number;
  /** Start of rendering (`performance.now()`). */
  renderStartedAt?: number;
  /** Duration of rendering in milliseconds. */
  renderMs?: number;
  /** Id of the matched route, such as `fr-products-slug`. */
  route?: string;
  locale?: Locale;
  /** Set when the page cache was used. */
  page?: PageState;
  /** Whether the access line is written at debug level, see `skipAccessLog`. */
  quiet?: boolean;
  /** Whether it is a question of a load balancer; its 503 is an answer, and no error. */
  isHealthCheck?: boolean;
  /** Whether it came to the admin port. */
  isAdmin?: boolean;
  /** The colleague who is signed in there. */
  colleague?: { name: string; roles: readonly string[] };
}

interface Scope {
  /** Undefined outside of requests: start, background work. */
  request: RequestContext | undefined;
  /** The span that covers the running code, if it is not that of the whole request. */
  span?: TraceContext;
}

const storage = new AsyncLocalStorage<Scope>();

/** The current request; undefined outside (start, background work). */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore()?.request;
}

/** Where the running code stands in a trace. */
export function currentTrace(): TraceContext | undefined {
  const scope = storage.getStore();
  return scope?.span ?? scope?.request?.trace;
}

/** The request id as a header for calls; empty outside a request. */
export function requestIdHeader(): Record<string, string> {
  const request = currentRequest();
  return request ? { 'X-Request-Id': request.id } : {};
}

/** The current trace as a header for calls; empty outside of traces. */
export function traceHeader(): Record<string, string> {
  const trace = currentTrace();
  return trace ? { traceparent: writeTraceparent(trace) } : {};
}

/** Runs `work`, and everything it starts, in the context of a request. */
export function runRequest<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run({ request: context }, work);
}

/** Runs `work`, and everything it starts, under a span of the current request. */
export function runInSpan<Result>(span: TraceContext, work: () => Result): Result {
  return storage.run({ request: currentRequest(), span }, work);
}
