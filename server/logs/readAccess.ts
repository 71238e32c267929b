import { isRecord } from '../isRecord.ts';
import type { Access, TracedCall } from './RequestTrace.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function readCall(value: unknown): TracedCall {
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
 * What `requestLog` wrote. Files outlive releases: what a line of another one does not say is undefined.
 *
 * @param fields of a line with the event `request`.
 */
export function readAccess(fields: Readonly<Record<string, unknown>>): Access {
  const { method, path, route, locale, status, ms, bytes, aborted, cache, page, visitor } = fields;
  const { renderMs, renderAt, blocks } = fields;
  const upstream = record(fields.upstream);
  const calls = Array.isArray(fields.calls) ? fields.calls.map(readCall) : [];
  const { rendered, lifted, dropped } = record(blocks);
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
    kept: number(upstream.cached) ?? 0,
    calls,
    moreCalls: Math.max(0, (number(upstream.calls) ?? 0) - calls.length),
    render: typeof renderMs === 'number' ? { at: number(renderAt), ms: renderMs } : undefined,
    blocks: isRecord(blocks)
      ? { rendered: number(rendered) ?? 0, lifted: number(lifted) ?? 0, dropped: number(dropped) ?? 0 }
      : undefined,
    visitor: text(visitor),
  };
}
