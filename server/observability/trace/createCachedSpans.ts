import { CACHED_PAGES_PER_SECOND, createAllowance } from './createAllowance.ts';
import { parseTraceparent } from './traceContext.ts';
import { getTracer, type Span } from './tracer.ts';

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
