import type { Logger } from 'pino';
import type { ErrorReporter } from '../../observability/error-reports/createErrorReporter.ts';
import { signals } from '../../observability/signals.ts';
import type { DeliveryEvent, ReportDelivery } from './DeliveryEvent.ts';

const LEVELS = {
  'lead-delivered': 'info',
  'lead-delayed': 'warn',
  'lead-dead': 'error',
  'lead-target-down': 'error',
  'lead-target-up': 'info',
  'lead-erased': 'info',
  'lead-store-failed': 'error',
} as const satisfies Record<DeliveryEvent['event'], string>;

/** Writes delivery events to the log; those that need a person are reported as errors too (behaviour §8.6, §8.7). */
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
