import { isLocale } from '../../../locales/locales.ts';
import type { RequestTrace } from './RequestTrace.ts';

/** Criteria of a search; undefined ones are ignored. */
export interface TraceFilter {
  /** Milliseconds since 1970, both included. */
  since: number | undefined;
  until: number | undefined;
  /** A part of the path. */
  path: string | undefined;
  locale: string | undefined;
  /** A status, such as `404`, or a class of them, such as `5xx`. */
  status: string | undefined;
  visitor: string | undefined;
  /** A text in method, path, id or what was logged on the way, in any case. */
  text: string | undefined;
  /** Took longer than so many milliseconds. */
  slower: number | undefined;
}

/** Matches every request. */
export const EVERYTHING: TraceFilter = {
  since: undefined,
  until: undefined,
  path: undefined,
  locale: undefined,
  status: undefined,
  visitor: undefined,
  text: undefined,
  slower: undefined,
};

const hasStatus = (status: number | undefined, wanted: string): boolean =>
  wanted.endsWith('xx') ? String(status).startsWith(wanted.slice(0, 1)) : String(status) === wanted;

const contains = ({ id, access, events }: RequestTrace, text: string): boolean =>
  [
    `${access?.method} ${access?.path} ${id}`,
    ...events.map(({ event, message }) => `${event} ${message}`),
  ].some((told) => told.toLowerCase().includes(text));

/** Whether a request matches; one without a response never does. */
export function matchesTrace(trace: RequestTrace, filter: TraceFilter): boolean {
  const { at, access } = trace;
  if (!access) return false;
  const { since, until, path, locale, status, visitor, text, slower } = filter;
  return (
    (since === undefined || at >= since) &&
    (until === undefined || at <= until) &&
    (path === undefined || access.path.includes(path)) &&
    (locale === undefined || access.locale === locale) &&
    (status === undefined || hasStatus(access.status, status)) &&
    (visitor === undefined || access.visitor === visitor) &&
    (slower === undefined || access.ms > slower) &&
    (text === undefined || contains(trace, text.toLowerCase()))
  );
}

/**
 * Parses search criteria.
 *
 * @param getText the text of a criterion by name.
 * @param refuse called for invalid ones; when it does not throw, they are ignored.
 */
export function parseTraceFilter(
  getText: (name: keyof TraceFilter) => string | undefined,
  refuse: (name: keyof TraceFilter, text: string, expected: string) => void,
  now: number,
): TraceFilter {
  const read = <Value>(
    name: keyof TraceFilter,
    parse: (text: string) => Value | undefined,
    expected: string,
  ) => {
    const text = getText(name);
    const value = text === undefined ? undefined : parse(text);
    if (text !== undefined && value === undefined) refuse(name, text, expected);
    return value;
  };
  const moment = (text: string) => parseTime(text, now);
  return {
    since: read('since', moment, WHEN),
    until: read('until', moment, WHEN),
    path: getText('path'),
    locale: read('locale', (text) => (isLocale(text) ? text : undefined), 'a language of the site'),
    status: read('status', parseStatusFilter, 'a status such as 404 or 5xx'),
    visitor: getText('visitor'),
    text: getText('text'),
    slower: read('slower', parseDuration, 'a duration such as 500, 500ms or 2s'),
  };
}

const WHEN = 'a time such as 15m, 2h or 2026-11-21 14:30';
const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const AGO = /^(\d{1,6})([smhd])$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?(Z|[+-]\d{2}:\d{2})?$/;

const isUnit = (letter: string): letter is keyof typeof UNITS => Object.hasOwn(UNITS, letter);

/**
 * Parses a time: an age (`90s`, `15m`, `2h`, `3d`), a date, or a date and time; default UTC.
 *
 * @returns milliseconds since 1970; undefined when it is invalid.
 */
function parseTime(text: string, now: number): number | undefined {
  const [, number, unit = ''] = AGO.exec(text) ?? [];
  if (number !== undefined && isUnit(unit)) return now - Number(number) * UNITS[unit];
  const date = DATE.exec(text);
  if (!date) return undefined;
  const moment = Date.parse(date[1] === undefined && text.length > 10 ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(moment) ? undefined : moment;
}

/** Parses a duration, without a unit in milliseconds; undefined when it is invalid. */
function parseDuration(text: string): number | undefined {
  const [, number, unit] = /^(\d{1,6}(?:\.\d)?)\s?(ms|s)?$/.exec(text) ?? [];
  return number === undefined ? undefined : Number(number) * (unit === 's' ? 1000 : 1);
}

/** Parses a status or a class of them; undefined when it is invalid. */
function parseStatusFilter(text: string): string | undefined {
  return /^[1-5](\d\d|xx)$/i.test(text) ? text.toLowerCase() : undefined;
}
