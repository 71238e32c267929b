import express, { Router } from 'express';
import { rateLimit, type Store } from 'express-rate-limit';
import { registryLines } from '../../blocks/registryLines.ts';
import { PAGE_NAMES } from '../../locales/routes.ts';
import type { Brand } from '../../schemas/brand.ts';
import { type VisitReport, visitReportSchema } from '../../schemas/visitReport.ts';
import { readBody } from '../http/middleware/readBody.ts';
import { createPayloadParser } from '../leads/createPayloadParser.ts';
import { createBrowserErrorLog } from '../observability/createBrowserErrorLog.ts';
import { getRelease } from '../observability/getRelease.ts';
import { signals } from '../observability/signals.ts';
import { jsonErrors } from './jsonErrors.ts';

const PATH = '/api/visits';
/** Of one address in ten minutes: one for each document. */
const VISITS = 60;
const MINUTES = 10;

interface VisitsOptions {
  brand: Brand;
  /** Store of the limit. */
  store: Store;
}

const PAGES = new Set<string>(PAGE_NAMES);
const parseReport = createPayloadParser<VisitReport>(visitReportSchema);

/**
 * POST /api/visits: what a document was like for a visitor who has agreed to measurement. Names that the site does not
 * have become `other`: clients cannot invent series of metrics.
 */
export function visitsRouter({ brand, store }: VisitsOptions): Router {
  const release = getRelease();
  const logError = createBrowserErrorLog();
  const limit = rateLimit({
    store,
    windowMs: MINUTES * 60_000,
    limit: VISITS,
    ipv6Subnet: 48,
    standardHeaders: false,
    legacyHeaders: false,
    validate: { forwardedHeader: false, xForwardedForHeader: false },
  });
  const json = readBody(express.json({ limit: '8kb', inflate: false }));
  const toKnownBlock = (block: string): string =>
    block === 'frame' || Object.hasOwn(registryLines, block) || Object.hasOwn(brand.ownBlocks, block)
      ? block
      : 'other';
  const ofKnownBlock = <Item extends { block: string }>(item: Item): Item => ({
    ...item,
    block: toKnownBlock(item.block),
  });
  const toKnown = (report: VisitReport): VisitReport => ({
    ...report,
    route: PAGES.has(report.route) ? report.route : 'other',
    release: report.release === release ? release : 'other',
    ...(report.lcp?.block && { lcp: { ms: report.lcp.ms, block: toKnownBlock(report.lcp.block) } }),
    shifts: report.shifts.map(ofKnownBlock),
    slow: report.slow.map(ofKnownBlock),
    errors: report.errors.map(({ block, ...error }) => ({
      ...error,
      ...(block && { block: toKnownBlock(block) }),
    })),
  });

  return Router({ strict: true, caseSensitive: true })
    .post(PATH, limit, json, (request, response) => {
      const report = toKnown(parseReport(request.body));
      signals.visit.emit({ ...report, brand: brand.name });
      for (const error of report.errors) logError(error, report);
      response.status(204).set('Cache-Control', 'no-store').end();
    })
    .use(
      PATH,
      jsonErrors({
        event: 'visit-unread',
        message: 'The report cannot be taken just now',
        notFound: 'The report cannot be read',
      }),
    );
}
