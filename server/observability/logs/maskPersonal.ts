import type { LogLine, RequestTrace } from './RequestTrace.ts';

/** Bounded repetitions, so that no text makes them slow. */
const PATTERNS: readonly [RegExp, string][] = [
  [/[^\s/"'“”„‘’«»<>()?&=;,:]{1,100}(?:@|%(?:25)?40)[^\s/"'“”„‘’«»<>()?&=;,:]{1,100}/gi, '[email]'],
  [/(?:(?<![\w-])|(?<=%2f))eyJ[\w-]{5,2000}(?:\.[\w-]{1,4000}){1,2}/gi, '[token]'],
  [/(?<![\w-])(?=[a-z_]{0,64}\d)\w{32,512}(?!\w)/gi, '[token]'],
  // With + or 0 first, like telephone numbers; dates, sizes and ids have neither.
  [
    /(?:\+|%(?:25)?2b|(?:(?<![\w.-])|(?<=%2f))0)\d(?:(?:[\s().-]|%(?:25)?20){0,2}\d){6,13}(?![\w-])/gi,
    '[phone]',
  ],
];

/**
 * Masks e-mail addresses, telephone numbers and tokens in a text: in input, such as the path of an unknown address,
 * and in exports.
 */
export function maskPersonal(text: string): string {
  return PATTERNS.reduce((masked, [pattern, word]) => masked.replace(pattern, word), text);
}

/** Ids look like tokens and are none; visitors' keys and stacks are not exported. */
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
const toEvent = ({ time, requestId: _requestId, ...line }: LogLine) => ({ time: moment(time), ...line });

/**
 * A request as one line of JSON for other people: without the visitor's key and stacks, and with masked e-mail
 * addresses, telephone numbers and tokens.
 */
export function redactTrace({ at, events, ...trace }: RequestTrace): string {
  return `${JSON.stringify(redacted({ at: moment(at), ...trace, events: events.map(toEvent) }))}\n`;
}
