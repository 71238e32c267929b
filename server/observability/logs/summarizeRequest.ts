import { isRecord } from '../../../schemas/isRecord.ts';
import type { LeadDelivery, LeadStatus } from './LeadStatus.ts';
import type { Access, LogLine, RequestTrace } from './RequestTrace.ts';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });

/** A time in a sentence: `21 November 2026 at 21:14:03 UTC`. */
export const writeMoment = (moment: number): string => `${WHEN.format(moment)} UTC`;

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** The message of the error in a line. */
const findCause = (events: readonly LogLine[]): string | undefined => {
  const { err } = events.find(({ level, fields }) => level === 'error' && isRecord(fields.err))?.fields ?? {};
  return isRecord(err) && typeof err.message === 'string' ? err.message : undefined;
};

const because = (reason: string | undefined): string => (reason ? `, because: ${reason}` : '');

const CACHED_PAGE: Record<string, string> = {
  fresh: 'the cached page',
  stale: 'the cached page, past its time,',
};

function outcome({ status, aborted, method, blocks, page = '' }: Access, events: readonly LogLine[]): string {
  const refused = events.find(({ event }) => event === 'lead-refused');
  if (aborted) return 'the visitor left before the answer was complete';
  if (status === undefined) return 'nothing was answered';
  if (refused) return `the form was not accepted (${status}, ${String(refused.fields.code ?? 'invalid')})`;
  if (status < 400 && events.some(({ event }) => /^lead-(accepted|continued)$/.test(event)))
    return `the form was accepted (${status})`;
  if (status === 304) return 'the visitor’s own copy was still good (304)';
  if (status >= 500) {
    const what =
      status === 503 ? 'it could not be had at the moment (503)' : `an error of ours came up (${status})`;
    return `${what}${because(findCause(events))}`;
  }
  if (status === 404) {
    const rejected = events.find(({ event }) => event === 'path-rejected' || event === 'file-refused');
    return `nothing was found there (404)${because(rejected?.message)}`;
  }
  if (status === 429) return 'it was refused, because too much had come from that IP address (429)';
  if (status >= 400) return `it was refused (${status})`;
  if (status >= 300) return `the visitor was sent on to another address (${status})`;
  if (method === 'GET' && (blocks || page !== ''))
    return `${CACHED_PAGE[page] ?? 'the page'} was shown (${status})`;
  return `it was answered (${status})`;
}

const blockText = ({ blocks }: Access, events: readonly LogLine[]): string[] => {
  if (!blocks?.dropped) return [];
  const first =
    events.find(({ event }) => event === 'block-dropped')?.message ??
    'the reason is logged once an hour, as “block-dropped”';
  return [
    `${count(blocks.dropped, 'block')} of it ${blocks.dropped === 1 ? 'was' : 'were'} left out (${first})`,
  ];
};

const restText = ({ calls }: Access): string[] => {
  const resting = new Set(
    calls.flatMap(({ service, outcome: of }) => (of === 'circuit-open' ? [service] : [])),
  );
  return [...resting].map((service) => `the ${service} service had failed too often to be waited for`);
};

/** Targets of leads in support's words. */
const TARGETS: Record<string, string> = { crm: 'the CRM', webform: 'the content service' };
export const nameTarget = (target: string): string => TARGETS[target] ?? target;

const STATES: Record<LeadDelivery['state'], (target: string) => string> = {
  delivered: (target) => `has arrived at ${target}`,
  waiting: (target) => `waits for ${target}`,
  dead: (target) => `was given up for ${target} until somebody retries it`,
};

/** State of a lead, as the end of a sentence that starts with its reference. */
export function formatLeadStatus({ deliveries }: LeadStatus): string {
  return (
    deliveries.map(({ target, state }) => STATES[state](nameTarget(target))).join(' and ') || 'goes nowhere'
  );
}

/** What the request was, in front of its path. */
function what(method: string, events: readonly LogLine[]): string {
  if (method === 'GET' || method === 'HEAD') return 'asked for';
  const isForm = events.some(({ event }) => event.startsWith('lead-'));
  return isForm ? 'sent a form on' : `sent something to (${method})`;
}

/**
 * Summary of a request in one plain sentence, for support; it begins with its time in UTC.
 *
 * @param leadStatuses states of its leads.
 */
export function summarizeRequest(
  { at, access, events }: RequestTrace,
  leadStatuses: readonly LeadStatus[],
): string {
  if (!access) {
    return `A request of ${writeMoment(at)} is known from what was logged on the way, but not how it was answered.`;
  }
  const { method, path, ms, cache, status = 0 } = access;
  const parts = [
    outcome(access, events),
    // An error page has a menu, too: older answers were used for no more than that.
    ...(cache === 'stale' && status < 500 ? ['an older answer was used because a service failed'] : []),
    ...restText(access),
    ...blockText(access, events),
    ...leadStatuses.map((leadStatus) => `lead ${leadStatus.reference} ${formatLeadStatus(leadStatus)}`),
  ];
  return `On ${writeMoment(at)} a visitor ${what(method, events)} ${path}, and after ${Math.round(ms)} ms ${parts.join('; ')}.`;
}
