import { LRUCache } from 'lru-cache';
import type { VisitReport } from '../../schemas/visitReport.ts';
import { createThrottledLog } from '../http/createThrottledLog.ts';
import { maskPersonal } from './logs/maskPersonal.ts';
import { currentRequest } from './requestContext.ts';

type BrowserError = VisitReport['errors'][number];

/** Different errors that are counted at a time, and how often each is logged. */
const MOST = 200;
const HOUR_MS = 3_600_000;

/**
 * Creates the log of errors in visitors' browsers: equal ones are one line in an hour, with their number. A block that
 * throws is `block-failed`, anything else `browser-error`.
 */
export function createBrowserErrorLog(): (
  error: BrowserError,
  about: Pick<VisitReport, 'route' | 'locale' | 'release'>,
) => void {
  const counters = new LRUCache<string, () => void>({ max: MOST });
  return ({ block, name, message }, { route, locale, release }) => {
    const log = currentRequest()?.log;
    const reason = maskPersonal(message);
    const key = JSON.stringify([block, name, reason]);
    const event = block ? 'block-failed' : 'browser-error';
    const what = block ? `The block ${block} has failed` : 'A script has failed';
    const write = (count: number) =>
      log?.warn(
        { event, type: block, error: name, reason, kind: route, locale, release, count },
        `${what} in a visitor’s browser: ${name}: ${reason}`,
      );
    const counter = counters.get(key) ?? createThrottledLog(write, HOUR_MS);
    counters.set(key, counter);
    counter();
  };
}
