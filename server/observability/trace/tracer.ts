import { CACHED_PAGES_PER_SECOND, createAllowance } from './createAllowance.ts';
import { parseTraceparent, type TraceContext } from './traceContext.ts';

export type SpanAttributes = Record<string, string | number | boolean | undefined>;

/** What work may say of the span that covers it. */
export interface SpanNotes {
  set(attributes: SpanAttributes): void;
  /** The work failed, in words without a visitor's input. */
  fail(reason: string): void;
}

/** A span that has begun. */
export interface Span extends TraceContext, SpanNotes {
  spanId: string;
  rename(name: string): void;
  /** Records it. A span that is never ended is never recorded. */
  end(): void;
}

export interface SpanOptions {
  kind: 'server' | 'client' | 'internal';
  /** Undefined begins a trace. */
  parent?: TraceContext | undefined;
  attributes?: SpanAttributes;
}

/** Records spans. */
export interface Tracer {
  begin(name: string, options: SpanOptions): Span;
}

let current: Tracer | undefined;

/** The tracer of this process; undefined while traces are off: nothing of OpenTelemetry is loaded then. */
export const getTracer = (): Tracer | undefined => current;

/** Turns traces on, or off. */
export function setTracer(tracer: Tracer | undefined): void {
  current = tracer;
}

/**
 * Spans of pages from the cache: some of each second, and each whose caller has sampled its trace.
 *
 * @returns begins one, if it is to be recorded.
 */
export function createCachedSpans(): (name: string, traceparent: unknown) => Span | undefined {
  const isAllowed = createAllowance(CACHED_PAGES_PER_SECOND);
  return (name, traceparent) => {
    const tracer = getTracer();
    if (!tracer) return undefined;
    const parent = parseTraceparent(traceparent);
    const isRecorded = parent?.flags === '01' || isAllowed();
    return isRecorded ? tracer.begin(name, { kind: 'server', parent }) : undefined;
  };
}
