import type { Claim, LeadStore } from '../store/LeadStore.ts';
import { createAlarm } from './createAlarm.ts';
import { createCircuit } from './createCircuit.ts';
import type { ReportDelivery } from './DeliveryEvent.ts';
import type { DeliveryTuning } from './DeliveryTuning.ts';
import { deliverLead } from './deliverLead.ts';
import type { Target } from './Target.ts';

export interface TargetWorkerOptions {
  store: LeadStore;
  target: Target;
  /** Names this process in claims. */
  by: string;
  tuning: DeliveryTuning;
  random: () => number;
  report: ReportDelivery;
}

export interface TargetWorker {
  /** Works until stopped. */
  run(): Promise<void>;
  /** There may be something to do. */
  wake(): void;
  /** Begins nothing new; `run` resolves when the calls in flight are over. */
  stop(): void;
}

/** Delivers what is due for one target. */
export function createTargetWorker(options: TargetWorkerOptions): TargetWorker {
  const { store, target, by, tuning, report } = options;
  const { name } = target;
  const alarm = createAlarm();
  const inFlight = new Set<Promise<void>>();
  let stopped = false;
  const circuit = createCircuit({
    tuning,
    onDown: () =>
      report({ event: 'lead-target-down', reason: `Leads wait: ${name} does not take them`, target: name }),
    onUp: () => report({ event: 'lead-target-up', reason: `${name} takes leads again`, target: name }),
  });
  const storeFailed = (err: unknown) =>
    report({ event: 'lead-store-failed', reason: 'The lead store failed; tried again', target: name, err });

  const begin = (claim: Claim): void => {
    const work = deliverLead(claim, circuit, options)
      .catch(storeFailed)
      .finally(() => {
        inFlight.delete(work);
        alarm.ring();
      });
    inFlight.add(work);
  };

  /** Begins what is due and there is room for. @returns how long there is nothing more to begin, in milliseconds. */
  const beginDue = async (): Promise<number> => {
    const room = circuit.room() - inFlight.size;
    // The end of a call rings.
    if (room <= 0) return circuit.waitMs() || tuning.pollMs;
    const claims = await store.claim({ target: name, by, limit: room, leaseMs: tuning.leaseMs });
    claims.forEach(begin);
    if (claims.length >= room) return tuning.pollMs;
    const nextAt = await store.nextAt(name);
    return nextAt === undefined ? tuning.pollMs : nextAt - Date.now();
  };

  return {
    async run() {
      while (!stopped) {
        const wait = await beginDue().catch((error: unknown) => {
          storeFailed(error);
          return tuning.pollMs;
        });
        if (!stopped) await alarm.wait(Math.min(Math.max(wait, 1), tuning.pollMs));
      }
      await Promise.all(inFlight);
    },
    wake: alarm.ring,
    stop() {
      stopped = true;
      alarm.ring();
    },
  };
}
