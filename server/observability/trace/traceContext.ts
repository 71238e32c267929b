import { randomBytes } from 'node:crypto';

/** Which distributed trace a request belongs to (W3C Trace Context, level 1). */
export interface TraceContext {
  /** 32 hexadecimal digits; in every log line of the request. */
  traceId: string;
  /** Two hexadecimal digits, as the caller set them; 00 (not sampled) where we begin the trace. */
  flags: string;
}

/** Version, trace id, parent id, flags; later versions may have more behind them. */
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const NOTHING = /^0+$/;
const LONGEST = 200;

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** The trace a header `traceparent` names; undefined when it is not one, which means to begin anew (W3C, 3.2). */
export function parseTraceparent(header: string | undefined): TraceContext | undefined {
  if (header === undefined || header.length > LONGEST) return undefined;
  const [, version, traceId = '', parentId = '', flags = '', rest] = TRACEPARENT.exec(header) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  if (NOTHING.test(traceId) || NOTHING.test(parentId)) return undefined;
  // Of what other versions may mean by further flags nothing is passed on.
  return { traceId, flags: (Number.parseInt(flags, 16) & 1).toString().padStart(2, '0') };
}

/** A trace that begins with us. */
export const beginTrace = (): TraceContext => ({ traceId: hex(16), flags: '00' });

/** The header `traceparent` of a call made within a trace; each call is a new span. */
export const writeTraceparent = ({ traceId, flags }: TraceContext): string =>
  `00-${traceId}-${hex(8)}-${flags}`;
