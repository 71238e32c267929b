import { maskPersonal } from './maskPersonal.ts';
import type { LogLine, RequestTrace } from './RequestTrace.ts';

/** Ids that look like tokens and are none; what tells visitors apart, and the insides of our code, stay in the house. */
const IDS = new Set(['id', 'traceId', 'requestId', 'reference', 'blockId']);
const INTERNAL = new Set(['visitor', 'stack']);

function redacted(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return IDS.has(name) ? value : maskPersonal(value);
  if (Array.isArray(value)) return value.map((item) => redacted(item, name));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !INTERNAL.has(key));
  return Object.fromEntries(entries.map(([key, item]) => [key, redacted(item, key)]));
}

const moment = (ms: number): string => new Date(ms).toISOString();
const eventOf = ({ time, requestId: _requestId, ...line }: LogLine) => ({ time: moment(time), ...line });

/**
 * A request as one line of JSON for other people: without the visitor's key and our stacks, and with whatever looks
 * like an e-mail address, a telephone number or a token taken out.
 */
export function redactTrace({ at, events, ...trace }: RequestTrace): string {
  return `${JSON.stringify(redacted({ at: moment(at), ...trace, events: events.map(eventOf) }))}\n`;
}
