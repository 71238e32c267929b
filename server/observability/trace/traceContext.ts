import { randomBytes } from 'node:crypto';

/** The distributed trace of a request (W3C Trace Context, level 1). */
export interface TraceContext {
  /** 32 hexadecimal digits; in every log line of the request. */
  traceId: string;
  /** Two hexadecimal digits from the caller; 00 (not sampled) for a new trace. */
  flags: string;
}

/** Version, trace id, parent id, flags; later versions may have more. */
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const NOTHING = /^0+$/;
const LONGEST = 200;

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** Parses a header `traceparent`; undefined when it is invalid, which means a new trace (W3C, 3.2). */
export function parseTraceparent(header: string | undefined): TraceContext | undefined {
  if (header === undefined || header.length > LONGEST) return undefined;
  const [, version, traceId = '', parentId = '', flags = '', rest] = TRACEPARENT.exec(header) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  if (NOTHING.test(traceId) || NOTHING.test(parentId)) return undefined;
  // Unknown flags of other versions are not passed on.
  return { traceId, flags: (Number.parseInt(flags, 16) & 1).toString().padStart(2, '0') };
}

/** Starts a new trace. */
export const beginTrace = (): TraceContext => ({ traceId: hex(16), flags: '00' });

/** The header `traceparent` of a call within a trace; each call is a new span. */
export const writeTraceparent = ({ traceId, flags }: TraceContext): string =>
  `00-${traceId}-${hex(8)}-${flags}`;
