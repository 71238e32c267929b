import express, { Router } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type CspReport, cspReportSchema } from '../../schemas/cspReport.ts';
import { createThrottledLog } from '../http/createThrottledLog.ts';
import { CSP_REPORTS_PATH } from '../http/middleware/contentPolicy.ts';
import { readBody } from '../http/middleware/readBody.ts';
import { createPayloadParser } from '../leads/createPayloadParser.ts';
import { jsonErrors } from './jsonErrors.ts';

/** Of one address in ten minutes. A page with a fault may send several at once. */
const REPORTS = 40;
const MINUTES = 10;
/** Different violations that are counted at a time, and how often each is logged. */
const MOST = 100;
const HOUR_MS = 3_600_000;

interface CspReportsOptions {
  log: Logger;
  /** Store of the limit. */
  store: Store;
}

const parseReport = createPayloadParser<CspReport>(cspReportSchema);

/** What was blocked: a host, or a word such as `inline`. Paths and queries may hold personal data. */
const toSource = (uri: string): string => {
  const url = URL.parse(uri);
  if (url?.host) return url.host.slice(0, 100);
  return /^[a-z-]{1,30}/.exec(uri)?.[0] ?? 'unknown';
};

/**
 * POST /api/csp-reports: browsers report what the Content-Security-Policy has blocked. Equal ones are one line of the
 * log in an hour, with their number; those of browser extensions are none of the site's.
 */
export function cspReportsRouter({ log, store }: CspReportsOptions): Router {
  const limit = rateLimit({
    store,
    windowMs: MINUTES * 60_000,
    limit: REPORTS,
    ipv6Subnet: 48,
    standardHeaders: false,
    legacyHeaders: false,
    validate: { forwardedHeader: false, xForwardedForHeader: false },
  });
  const json = readBody(
    express.json({ limit: '16kb', type: ['application/csp-report', 'application/json'], inflate: false }),
  );
  const counters = new LRUCache<string, () => void>({ max: MOST });
  const count = (directive: string, source: string, page: string): void => {
    const key = `${directive} ${source}`;
    const write = (times: number) =>
      log.warn(
        { event: 'csp-violation', directive, source, page, count: times },
        `The policy of the page has blocked ${source} (${directive})`,
      );
    const counter = counters.get(key) ?? createThrottledLog(write, HOUR_MS);
    counters.set(key, counter);
    counter();
  };

  return Router({ strict: true, caseSensitive: true })
    .post(CSP_REPORTS_PATH, limit, json, (request, response) => {
      const report = parseReport(request.body)['csp-report'];
      const blocked = report['blocked-uri'];
      const page = URL.parse(report['document-uri'])?.pathname.slice(0, 200) ?? '';
      if (!/-extension\b/.test(blocked)) count(report['effective-directive'], toSource(blocked), page);
      response.status(204).set('Cache-Control', 'no-store').end();
    })
    .use(
      CSP_REPORTS_PATH,
      jsonErrors({
        event: 'csp-report-unread',
        message: 'The report cannot be taken just now',
        notFound: 'The report cannot be read',
      }),
    );
}
