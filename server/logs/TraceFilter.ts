import type { RequestTrace } from './RequestTrace.ts';

/** Which requests are looked for; what is undefined does not matter. */
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
}

const hasStatus = (status: number | undefined, wanted: string): boolean =>
  wanted.endsWith('xx') ? String(status).startsWith(wanted.slice(0, 1)) : String(status) === wanted;

/** Whether a request is among those looked for; one that has not been answered never is. */
export function matchesTrace({ at, access }: RequestTrace, filter: TraceFilter): boolean {
  if (!access) return false;
  const { since, until, path, locale, status, visitor } = filter;
  return (
    (since === undefined || at >= since) &&
    (until === undefined || at <= until) &&
    (path === undefined || access.path.includes(path)) &&
    (locale === undefined || access.locale === locale) &&
    (status === undefined || hasStatus(access.status, status)) &&
    (visitor === undefined || access.visitor === visitor)
  );
}
