import type { LeadDelivery, LeadStatus } from './LeadStatus.ts';
import type { Access, RequestTrace, TracedCall } from './RequestTrace.ts';

/** One step of a request. */
export interface Step {
  name: string;
  detail: string;
  /** HTTP status or state, if any. */
  outcome: string;
  /** Milliseconds from the start of the request; undefined for an instant. */
  span: { at: number; ms: number } | undefined;
  /** Whether it needs attention. */
  isTrouble: boolean;
}

const CACHE: Record<string, string> = {
  none: 'nothing was needed from outside services',
  hit: 'all answers were cached',
  miss: 'some answers had to be fetched',
  stale: 'an expired answer was used',
};
const PAGE: Record<string, string> = {
  fresh: 'cached, and sent as it was',
  stale: 'cached, and past its time: sent while a new one is made',
  miss: 'made for this request',
  wait: 'made for another request that came at the same time',
  bypass: 'made for this request, and not cached: an error, or of one visitor alone',
};
/** With `page-stale` among the lines of the request, which says why. */
const NOT_RENEWED = 'cached, and past its time: no new one could be made in time';
const FINE = new Set(['ok', 'not-found', 'cached']);

const step = (name: string, detail: string, more: Partial<Step> = {}): Step => ({
  name,
  detail,
  outcome: '',
  span: undefined,
  isTrouble: false,
  ...more,
});

function callStep(call: TracedCall, index: number, calls: readonly TracedCall[]): Step {
  const { service, url, outcome, status, at, ms } = call;
  const isSame = (other: TracedCall) => other.service === service && other.url === url;
  const tries = calls.filter(isSame).length;
  const ordinal = calls.slice(0, index).filter(isSame).length + 1;
  return step(`Call to ${service}`, tries > 1 ? `${url} (try ${ordinal} of ${tries})` : url, {
    outcome: [status, outcome].filter((part) => part !== undefined).join(' '),
    span: { at, ms },
    isTrouble: !FINE.has(outcome),
  });
}

const blocksStep = ({ rendered, migrated, dropped }: NonNullable<Access['blocks']>): Step =>
  step('Blocks', `${rendered} shown, ${migrated} brought up to date, ${dropped} dropped`, {
    isTrouble: dropped > 0,
  });

function answerStep({ status, aborted, ms, bytes }: Access): Step {
  return step('Answer', aborted ? 'cut off: the visitor left' : `${bytes ?? 0} bytes sent`, {
    outcome: String(status ?? 'none'),
    span: { at: 0, ms },
    isTrouble: aborted || status === undefined || status >= 500,
  });
}

const STATES: Record<LeadDelivery['state'], string> = {
  delivered: 'delivered',
  waiting: 'waiting',
  dead: 'given up',
};

const leadSteps = ({ reference, deliveries }: LeadStatus): Step[] =>
  deliveries.map(({ target, state, attempts, status, problem, deliveredAt }) =>
    step(
      `Lead to ${target}`,
      [
        reference,
        attempts > 0 && `${attempts} ${attempts === 1 ? 'try' : 'tries'}`,
        status !== undefined && `last answer ${status}`,
        deliveredAt !== undefined && `at ${new Date(deliveredAt).toISOString()}`,
        problem,
      ]
        .filter(Boolean)
        .join(', '),
      { outcome: STATES[state], isTrouble: state === 'dead' || problem !== undefined },
    ),
  );

/** The steps of a request; other log lines are notes between them. */
export function toWaterfall({ access, events }: RequestTrace, leadStatuses: readonly LeadStatus[]): Step[] {
  const said = events
    .filter(({ event }) => !event.startsWith('lead-') || event === 'lead-refused' || event === 'lead-failed')
    .map(({ event, message, level }) =>
      step(event || 'Line', message, { outcome: level, isTrouble: level === 'warn' || level === 'error' }),
    );
  const leads = leadStatuses.flatMap(leadSteps);
  if (!access) return [...said, ...leads];
  const { route, locale, cache, page, cached, calls, moreCalls, render, blocks } = access;
  return [
    step('Route', route ?? 'none matched', { outcome: locale ?? '' }),
    page !== undefined &&
      step('Page', events.some(({ event }) => event === 'page-stale') ? NOT_RENEWED : (PAGE[page] ?? ''), {
        outcome: page,
      }),
    step('Services', `${CACHE[cache] ?? 'the whole answer'}${cached > 0 ? `; ${cached} cached` : ''}`, {
      outcome: cache,
      isTrouble: cache === 'stale',
    }),
    ...calls.map(callStep),
    moreCalls > 0 && step('Calls', `${moreCalls} more, which are not listed`),
    blocks !== undefined && blocksStep(blocks),
    ...said,
    render !== undefined &&
      step('Rendering', '', { span: render.at === undefined ? undefined : { at: render.at, ms: render.ms } }),
    answerStep(access),
    ...leads,
  ].filter((one) => one !== false);
}
