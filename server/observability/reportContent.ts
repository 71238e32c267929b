import type { Logger } from 'pino';
import type { Report } from '../services/content/ContentEvent.ts';
import type { Observe, UpstreamCall } from '../services/upstream/UpstreamCall.ts';
import { logFault } from './logFault.ts';
import { maskPersonal } from './logs/maskPersonal.ts';
import { currentRequest } from './requestContext.ts';
import { signals } from './signals.ts';

/**
 * Logs content that was dropped or replaced, in the context of the request: each fault once an hour. Untranslated
 * content, which is shown, is logged at debug level only; `npm run content:check` reports it. A list that could not be
 * loaded is a fault of the service, not of the content, and is logged each time.
 */
export function reportContent(log: Logger): Report {
  return ({ event, reason: message, entity, ...fields }) => {
    const own = currentRequest()?.log ?? log;
    if (event === 'text-untranslated') own.debug({ event, ...fields, ...entity }, message);
    else if (event === 'list-failed') own.warn({ event, ...fields }, message);
    else logFault(own, { event, fields, message, entity });
  };
}

/** Beyond this, a crawl through all pages logs only the number. */
const MAX_CALLS = 50;

/** The path of a content call is the visitor's input. */
const shown = (call: UpstreamCall): UpstreamCall => ({ ...call, url: maskPersonal(call.url) });

/**
 * Counts a call to an external service for the access line, and logs it at debug level.
 *
 * @param brand whose site makes the calls; empty for those made for all.
 */
export function observeUpstream(log: Logger, brand = ''): Observe {
  return (told) => {
    signals.upstream.emit({ ...told, brand });
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
    if (outcome === 'cached' || (request.calls?.length ?? 0) >= MAX_CALLS) return;
    request.calls ??= [];
    request.calls.push({ ...shown(told), began: performance.now() - ms });
  };
}
