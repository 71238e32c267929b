import { isRecord } from '../../../schemas/isRecord.ts';
import { routeKind } from '../signals.ts';

/** A warning or an error, without what differs from one occurrence to the next. */
export interface Problem {
  event: string;
  /** The sentence of the log, numbers and references replaced by `…`. */
  message: string;
  level: 'warn' | 'error';
  /** How often it was met: a content fault is logged once an hour. */
  count: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The request in which it was met. */
  requestId: string | undefined;
}

const LONGEST = 300;
const VARIABLE_PARTS =
  /(?<=\?)\S+|\b[A-Z]{2,8}-[\dA-Z]{4}-[\dA-Z]{4}\b|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|\d+(?:\.\d+)?/g;

/** A block that is dropped for one reason is one problem on all pages: what counts is since when. */
function toDropped(type: unknown, problems: unknown): string | undefined {
  const [first]: unknown[] = Array.isArray(problems) ? problems : [];
  if (typeof type !== 'string' || !isRecord(first)) return undefined;
  return `Block ${type} is left out: ${first.sentence}`;
}

/**
 * The problem in a line of the log.
 * @returns undefined for anything else, for the admin port.
 */
export function toProblem(line: string): Problem | undefined {
  const fields: unknown = JSON.parse(line);
  if (!isRecord(fields) || fields.port === 'admin') return undefined;
  const { level, event, msg, time, requestId, repeated, route, status } = fields;
  if (level !== 'warn' && level !== 'error') return undefined;
  const isAnswer = event === 'request';
  const kind = typeof route === 'string' ? routeKind(route) : 'other addresses';
  const dropped = event === 'block-dropped' ? toDropped(fields.type, fields.problems) : undefined;
  const told = isAnswer
    ? `Answers with ${status} to ${kind}`
    : (dropped ?? String(msg)).replace(VARIABLE_PARTS, '…');
  return {
    event: typeof event === 'string' ? event : '',
    message: told.slice(0, LONGEST),
    level,
    count: 1 + (typeof repeated === 'number' ? repeated : 0),
    at: Date.parse(String(time)),
    requestId: typeof requestId === 'string' ? requestId : undefined,
  };
}
