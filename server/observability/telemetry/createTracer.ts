import { type Tracer as ApiTracer, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { TraceContext } from '../trace/traceContext.ts';
import type { Span, Tracer } from '../trace/tracer.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** The context that OpenTelemetry makes of a place in a trace. */
export const toContext = ({ traceId, spanId, flags }: TraceContext) =>
  spanId
    ? trace.setSpanContext(ROOT_CONTEXT, {
        traceId,
        spanId,
        traceFlags: Number.parseInt(flags, 16),
        isRemote: true,
      })
    : ROOT_CONTEXT;

/** A tracer that records with OpenTelemetry. Parents are given by the caller: no context manager is needed. */
export function createTracer(tracer: ApiTracer): Tracer {
  return {
    begin(name, { kind, parent, attributes = {} }): Span {
      const span = tracer.startSpan(
        name,
        { kind: KINDS[kind], attributes },
        parent ? toContext(parent) : ROOT_CONTEXT,
      );
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceId,
        spanId,
        flags: (traceFlags & 1).toString().padStart(2, '0'),
        rename: (better) => void span.updateName(better),
        set(more) {
          for (const [key, value] of Object.entries(more))
            if (value !== undefined) span.setAttribute(key, value);
        },
        fail: (message) => void span.setStatus({ code: SpanStatusCode.ERROR, message }),
        end: () => span.end(),
      };
    },
  };
}
