import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Circuit } from '../../services/upstream/createCircuitBreaker.ts';
import type { LeadStore } from '../store/LeadStore.ts';
import { createTargetWorker } from './createTargetWorker.ts';
import type { ReportDelivery } from './DeliveryEvent.ts';
import { DELIVERY_TUNING, type DeliveryTuning } from './DeliveryTuning.ts';
import type { Target } from './Target.ts';

interface DeliveryOptions {
  store: LeadStore;
  targets: readonly Target[];
  /** Days until visitors' data is erased, see `LeadStore.erase`; dead leads after twice as many. */
  keepDays: number;
  report: ReportDelivery;
  tuning?: Partial<DeliveryTuning>;
  random?: () => number;
}

export interface Delivery {
  /** Can be called once. @throws TypeError the second time. */
  start(): void;
  /** Starts nothing new and waits for calls in flight; the rest stays in the store for the next process. */
  stop(): Promise<void>;
  /** The circuit of each target by name. */
  circuits: Record<string, Circuit>;
}

/** Delivers accepted leads in the background, each at least once, including those of a killed process. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { store, targets, report, random = Math.random } = options;
  const tuning = { ...DELIVERY_TUNING, ...options.tuning };
  const by = randomUUID();
  const workers = new Map(
    targets.map((target) => [target.name, createTargetWorker({ store, target, by, tuning, random, report })]),
  );
  const stopped = new AbortController();
  let running: Promise<unknown> | undefined;
  let forget = () => {};
  return {
    start() {
      if (running || stopped.signal.aborted) throw new TypeError('A delivery is started once');
      forget = store.onAccept((target) => workers.get(target)?.wake());
      const runs = [...workers.values()].map((worker) => worker.run());
      running = Promise.all([...runs, keepErasing(options, stopped.signal)]);
    },
    async stop() {
      stopped.abort();
      forget();
      for (const worker of workers.values()) worker.stop();
      await running;
    },
    circuits: Object.fromEntries([...workers].map(([name, { circuit }]) => [name, circuit])),
  };
}

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;

/** Erases old personal data, at once and every hour. */
async function keepErasing(
  { store, keepDays, report }: Pick<DeliveryOptions, 'store' | 'keepDays' | 'report'>,
  signal: AbortSignal,
): Promise<void> {
  const keepMs = keepDays * DAY_MS;
  while (!signal.aborted) {
    try {
      const erased = await store.erase({ keepMs, keepDeadMs: 2 * keepMs });
      for (const { reference, target, wasDead } of erased) {
        const suffix = wasDead ? ` without ever having arrived at ${target}` : '';
        report({
          event: 'lead-erased',
          reason: `${reference} is erased${suffix}`,
          reference,
          target,
          wasDead,
        });
      }
    } catch (err) {
      report({ event: 'lead-store-failed', reason: 'Old leads could not be erased; tried again', err });
    }
    await sleep(EVERY_MS, undefined, { ref: false, signal }).catch(() => undefined);
  }
}
