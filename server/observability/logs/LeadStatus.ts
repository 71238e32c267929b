import type { StoredLead } from '../../leads/store/LeadTables.ts';
import type { LogLine } from './RequestTrace.ts';

/** State of a lead's delivery to one target, without its content. */
export interface LeadDelivery {
  target: string;
  state: 'waiting' | 'delivered' | 'dead';
  /** Tries so far that count. */
  attempts: number;
  /** HTTP status of the last answer. */
  status: number | undefined;
  /** Why the last try failed. */
  problem: string | undefined;
  /** Milliseconds since 1970. */
  deliveredAt: number | undefined;
}

/** State of a lead. */
export interface LeadStatus {
  reference: string;
  deliveries: LeadDelivery[];
}

const STATES = { pending: 'waiting', delivered: 'delivered', dead: 'dead' } as const;

/** From the lead store. */
export function toLeadStatus({ reference, deliveries }: StoredLead): LeadStatus {
  return {
    reference,
    deliveries: deliveries.map(({ target, status, attempts, last_status, last_error, delivered_at }) => ({
      target,
      state: STATES[status],
      // The store counts failed tries.
      attempts: status === 'delivered' ? attempts + 1 : attempts,
      status: last_status ?? undefined,
      problem: last_error ?? undefined,
      deliveredAt: delivered_at ?? undefined,
    })),
  };
}

const EVENTS: Record<string, LeadDelivery['state']> = {
  'lead-accepted': 'waiting',
  'lead-continued': 'waiting',
  'lead-delayed': 'waiting',
  'lead-delivered': 'delivered',
  'lead-dead': 'dead',
};

/** From a request's log lines, where there is no lead store. */
export function leadStatusesInEvents(events: readonly LogLine[]): LeadStatus[] {
  const leadStatuses = new Map<string, Map<string, LeadDelivery>>();
  for (const { event, time, message, fields } of events) {
    const state = EVENTS[event];
    const { reference, target, attempts, status } = fields;
    if (!state || typeof reference !== 'string' || typeof target !== 'string') continue;
    const deliveries = leadStatuses.get(reference) ?? new Map<string, LeadDelivery>();
    leadStatuses.set(reference, deliveries);
    deliveries.set(target, {
      target,
      state,
      attempts: typeof attempts === 'number' ? attempts : 0,
      status: typeof status === 'number' ? status : undefined,
      problem: event === 'lead-delayed' || event === 'lead-dead' ? message : undefined,
      deliveredAt: state === 'delivered' ? time : undefined,
    });
  }
  return [...leadStatuses].map(([reference, deliveries]) => ({
    reference,
    deliveries: [...deliveries.values()],
  }));
}
