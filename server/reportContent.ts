import type { Logger } from 'pino';
import type { Report } from './content/ContentEvent.ts';
import { currentRequest } from './requestContext.ts';
import type { Observe } from './upstream/UpstreamCall.ts';

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

/** Counts a question to an outside service for the access line, and logs the call itself at debug level. */
export function observeUpstream(log: Logger): Observe {
  return ({ outcome, ms, ...call }) => {
    const request = currentRequest();
    (request?.log ?? log).debug({ event: 'upstream', ...call, ms, outcome }, `${call.service}: ${outcome}`);
    if (!request) return;
    const { upstream } = request;
    if (outcome === 'cached') upstream.cached++;
    else if (outcome === 'stale') upstream.stale++;
    else upstream.calls++;
    if (outcome === 'failed') upstream.failed++;
    upstream.ms += ms;
  };
}
