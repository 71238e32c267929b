import { isRecord } from '../../../schemas/isRecord.ts';
import type { Access, LogLine, RequestTrace, TracedCall } from './RequestTrace.ts';
import { isOfAdmin, requestIdIn } from './requestIdIn.ts';
import { matchesTrace, type TraceFilter } from './TraceFilter.ts';

/**
 * The trace of a request from its lines. Of several requests under one id, which clients may send, the last counts and
 * the others' lines are events.
 *
 * @param lines raw, in order.
 * @returns undefined when none is valid.
 */
export function assembleTrace(id: string, lines: readonly string[]): RequestTrace | undefined {
  const read = lines.map(parseLogLine).filter((line) => line !== undefined);
  const [first] = read;
  if (!first) return undefined;
  const last = read.findLast(({ event }) => event === 'request');
  const access = last && parseAccess(last.fields);
  return {
    id,
    traceId: text(first.fields.traceId),
    at: last && access ? last.time - access.ms : first.time,
    access,
    events: read.filter((line) => line !== last),
  };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/**
 * Parses a line of `createLogger`; undefined for anything else, such as the incomplete last line of a killed process.
 */
function parseLogLine(line: string): LogLine | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const { time, level, event, msg, requestId, pid: _pid, ...fields } = value;
  const moment = Date.parse(text(time) ?? '');
  if (Number.isNaN(moment)) return undefined;
  return {
    time: moment,
    level: text(level) ?? '',
    event: text(event) ?? '',
    message: text(msg) ?? '',
    requestId: text(requestId),
    fields,
  };
}

function parseCall(value: unknown): TracedCall {
  const { service, url, outcome, status, at, ms } = record(value);
  return {
    service: text(service) ?? '',
    url: text(url) ?? '',
    outcome: text(outcome) ?? '',
    status: number(status),
    at: number(at) ?? 0,
    ms: number(ms) ?? 0,
  };
}

/**
 * Parses a line of `requestLog`. Files outlive releases: fields that another release does not write are undefined.
 *
 * @param fields of a line with the event `request`.
 */
function parseAccess(fields: Readonly<Record<string, unknown>>): Access {
  const { method, path, route, locale, status, ms, bytes, aborted, cache, page, visitor } = fields;
  const { renderMs, renderAt, blocks } = fields;
  const upstream = record(fields.upstream);
  const calls = Array.isArray(fields.calls) ? fields.calls.map(parseCall) : [];
  const { rendered, migrated, dropped } = record(blocks);
  return {
    method: text(method) ?? '',
    path: text(path) ?? '',
    route: text(route),
    locale: text(locale),
    status: number(status),
    ms: number(ms) ?? 0,
    bytes: number(bytes),
    aborted: aborted === true,
    cache: text(cache) ?? 'none',
    page: text(page),
    cached: number(upstream.cached) ?? 0,
    calls,
    moreCalls: Math.max(0, (number(upstream.calls) ?? 0) - calls.length),
    render: typeof renderMs === 'number' ? { at: number(renderAt), ms: renderMs } : undefined,
    blocks: isRecord(blocks)
      ? { rendered: number(rendered) ?? 0, migrated: number(migrated) ?? 0, dropped: number(dropped) ?? 0 }
      : undefined,
    visitor: text(visitor),
  };
}

/** Requests without a response yet; those of a killed process never get one. */
const MAX_OPEN = 10_000;

/**
 * Collects log lines into requests, and passes on each matching one once it is answered.
 *
 * @returns takes raw lines in order.
 */
export function createTraceCollector(
  filter: TraceFilter,
  onTrace: (trace: RequestTrace) => void,
): (line: string) => void {
  const open = new Map<string, string[]>();
  return (line) => {
    const id = requestIdIn(line);
    if (id === undefined || isOfAdmin(line)) return;
    const known = open.get(id);
    const own = known ?? [];
    own.push(line);
    if (!line.includes('"event":"request"')) {
      if (!known) open.set(id, own);
      const [oldest] = open.size > MAX_OPEN ? open.keys() : [];
      if (oldest !== undefined) open.delete(oldest);
      return;
    }
    open.delete(id);
    // Parsing is expensive; most lines of a large file can be skipped without it.
    if (filter.path !== undefined && !line.includes(filter.path)) return;
    const trace = assembleTrace(id, own);
    if (trace && matchesTrace(trace, filter)) onTrace(trace);
  };
}
