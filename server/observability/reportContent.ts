import type { Logger } from 'pino';
import type { Report } from '../services/content/ContentEvent.ts';
import type { Observe, UpstreamCall } from '../services/upstream/UpstreamCall.ts';
import { maskPersonal } from './logs/maskPersonal.ts';
import { currentRequest } from './requestContext.ts';
import { signals } from './signals.ts';

/**
 * Writes what content made the site drop or replace to the log, on behalf of the request that met it. What is shown as
 * it is, in another language, is the business of `npm run content:check`, and told to who debugs.
 */
export function reportContent(log: Logger): Report {
  return ({ reason, ...event }) => {
    const level = event.event === 'text-untranslated' ? 'debug' : 'warn';
    (currentRequest()?.log ?? log)[level](event, reason);
  };
}

/** Of a crawl through all pages, the log tells no more than the number. */
const MOST_CALLS = 50;

/** Content is asked for by the path a visitor typed. */
const shown = (call: UpstreamCall): UpstreamCall => ({ ...call, url: maskPersonal(call.url) });

/** Counts a question to an outside service for the access line, and logs the call itself at debug level. */
export function observeUpstream(log: Logger): Observe {
  return (told) => {
    signals.upstream.emit(told);
    const { outcome, ms, service } = told;
    const request = currentRequest();
    const own = request?.log ?? log;
    if (own.isLevelEnabled('debug'))
      own.debug({ event: 'upstream', ...shown(told) }, `${service}: ${outcome}`);
    if (!request) return;
    const { upstream } = request;
    if (outcome === 'cached') upstream.cached++;
    else if (outcome === 'stale') upstream.stale++;
    else if (outcome !== 'circuit-open') upstream.calls++;
    if (outcome === 'failed' || outcome === 'circuit-open') upstream.failed++;
    upstream.ms += ms;
    if (outcome === 'cached' || (request.calls?.length ?? 0) >= MOST_CALLS) return;
    request.calls ??= [];
    request.calls.push({ ...shown(told), began: performance.now() - ms });
  };
}
