import type { Logger } from 'pino';
import type { ErrorReporter } from '../../error-reports/createErrorReporter.ts';
import { signals } from '../../signals.ts';
import type { TargetName } from '../store/LeadTables.ts';

/** What became of a lead, for the log: never what is in it. */
export interface DeliveryEvent {
  event:
    | 'lead-delivered'
    /** The try failed; there will be another. */
    | 'lead-delayed'
    /** Nobody tries any more until somebody says so. */
    | 'lead-dead'
    | 'lead-target-down'
    | 'lead-target-up'
    | 'lead-erased'
    /** The lead store does not do what it should; tried again. */
    | 'lead-store-failed';
  /** One plain sentence for support staff. */
  reason: string;
  reference?: string;
  target?: TargetName;
  /** Tries so far that count. */
  attempts?: number;
  /** HTTP status of the answer. */
  status?: number;
  /** Of the request that brought the lead. */
  requestId?: string;
  /** Erased without ever having arrived. */
  wasDead?: boolean;
  err?: unknown;
}

export type ReportDelivery = (event: DeliveryEvent) => void;

const LEVELS = {
  'lead-delivered': 'info',
  'lead-delayed': 'warn',
  'lead-dead': 'error',
  'lead-target-down': 'error',
  'lead-target-up': 'info',
  'lead-erased': 'info',
  'lead-store-failed': 'error',
} as const satisfies Record<DeliveryEvent['event'], string>;

/** Writes what becomes of leads to the log; what somebody must look at is reported besides (spec 2 §8). */
export function reportDelivery(log: Logger, reporter: ErrorReporter): ReportDelivery {
  return ({ reason, ...event }) => {
    signals.lead.emit(event.event);
    const level = event.wasDead ? 'error' : LEVELS[event.event];
    log[level](event, reason);
    if (level !== 'error') return;
    const { reference, target, err: error } = event;
    reporter.report({
      message: reason,
      tags: { ...(reference && { reference }), ...(target && { target }) },
      ...(error !== undefined && { error }),
    });
  };
}
