import { randomBytes } from 'node:crypto';

/** A place in a distributed trace (W3C Trace Context, level 1). */
export interface TraceContext {
  /** 32 hexadecimal digits; in every log line of the request. */
  traceId: string;
  /** 16 hexadecimal digits of a span that is recorded, here or by the caller; absent where there is none. */
  spanId?: string;
  /** Two hexadecimal digits; 01 where spans are kept (sampled). */
  flags: string;
}

/** Version, trace id, parent id, flags; later versions may have more. */
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const NOTHING = /^0+$/;
const LONGEST = 200;

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/**
 * Parses a header `traceparent` into the caller's place; undefined when it is invalid, which means a new trace (W3C,
 * 3.2).
 */
export function parseTraceparent(header: unknown): Required<TraceContext> | undefined {
  if (typeof header !== 'string' || header.length > LONGEST) return undefined;
  const [, version, traceId = '', spanId = '', flags = '', rest] = TRACEPARENT.exec(header) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  if (NOTHING.test(traceId) || NOTHING.test(spanId)) return undefined;
  // Unknown flags of other versions are not passed on.
  return { traceId, spanId, flags: (Number.parseInt(flags, 16) & 1).toString().padStart(2, '0') };
}

/** Where a request stands whose spans are not recorded: in the caller's trace, or in a new one. */
export function beginTrace(caller?: TraceContext): TraceContext {
  return caller ? { traceId: caller.traceId, flags: caller.flags } : { traceId: hex(16), flags: '00' };
}

/** The header `traceparent` of a call: of its own span, or, where none is recorded, of a new one. */
export const writeTraceparent = ({ traceId, spanId = hex(8), flags }: TraceContext): string =>
  `00-${traceId}-${spanId}-${flags}`;

/** The place of a request as fields of its log lines: the span only where it is kept. */
export const toTraceFields = ({ traceId, spanId, flags }: TraceContext) => ({
  traceId,
  ...(spanId && flags === '01' && { spanId }),
});
