import type { LeadStore } from '../store/LeadStore.ts';
import type { ReportDelivery } from './DeliveryEvent.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;

interface EraserOptions {
  store: Pick<LeadStore, 'erase'>;
  keepDays: number;
  report: ReportDelivery;
}

/** Erases old personal data, at the start and every hour. */
export function createEraser({ store, keepDays, report }: EraserOptions): {
  start(): void;
  stop(): Promise<void>;
} {
  let timer: NodeJS.Timeout | undefined;
  let erasing: Promise<void> = Promise.resolve();
  const erase = async (): Promise<void> => {
    try {
      const keepMs = keepDays * DAY_MS;
      const erased = await store.erase({ keepMs, keepDeadMs: 2 * keepMs });
      for (const { reference, target, wasDead } of erased) {
        const fate = wasDead ? ` without ever having arrived at ${target}` : '';
        report({ event: 'lead-erased', reason: `${reference} is erased${fate}`, reference, target, wasDead });
      }
    } catch (err) {
      report({ event: 'lead-store-failed', reason: 'Old leads could not be erased; tried again', err });
    }
  };
  const run = (): void => {
    erasing = erase();
  };
  return {
    start() {
      run();
      timer = setInterval(run, EVERY_MS);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
      return erasing;
    },
  };
}
