import { setTimeout as sleep } from 'node:timers/promises';
import { inSpan } from '../../observability/trace/inSpan.ts';
import { type Circuit, createCircuitBreaker } from '../../services/upstream/createCircuitBreaker.ts';
import type { Claim, LeadStore } from '../store/LeadStore.ts';
import type { DeliveryTuning } from './DeliveryTuning.ts';
import { type RecordOptions, recordOutcome } from './recordOutcome.ts';
import type { Outcome, Target } from './Target.ts';

interface TargetWorkerOptions extends RecordOptions {
  store: LeadStore;
  target: Target;
  tuning: DeliveryTuning;
  /** Name of this process in claims. */
  by: string;
}

interface TargetWorker {
  /** Works until stopped. */
  run(): Promise<void>;
  /** Something may be due. */
  wake(): void;
  /** Starts nothing new; `run` resolves when the calls in flight have ended. */
  stop(): void;
  circuit: Circuit;
}

/**
 * Delivers what is due for one target. While its circuit is not closed, or no lead was sent yet, one waiting lead
 * probes it every `openMs`, however long its own wait has become; when the probe succeeds, all become due at once.
 */
export function createTargetWorker(options: TargetWorkerOptions): TargetWorker {
  const { store, target, by, tuning, report } = options;
  const { name } = target;
  const { concurrency, leaseMs, pollMs, openMs } = tuning;
  /** Aborted when something may be due: ends the current wait, or else the next one. */
  let alarm = new AbortController();
  const wake = () => alarm.abort();
  const rest = async (ms: number): Promise<void> => {
    await sleep(ms, undefined, { signal: alarm.signal }).catch(() => undefined);
    alarm = new AbortController();
  };
  const inFlight = new Set<Promise<void>>();
  let stopped = false;
  /** Whether the target accepted the last lead, or refused its content. */
  let isTaking = false;
  let probeAt = 0;
  /** End of a pause that the target asked for. */
  let pausedUntil = 0;
  const circuit = createCircuitBreaker<Outcome>({
    failureKey: ({ type }) => (type === 'failed' ? Symbol(name) : undefined),
    failures: tuning.failuresToOpen,
    hiccupMs: 0,
    openMs,
    onOpen: () =>
      report({ event: 'lead-target-down', reason: `Leads wait: ${name} does not take them`, target: name }),
    onClose: () => report({ event: 'lead-target-up', reason: `${name} takes leads again`, target: name }),
  });
  const storeFailed = (err: unknown) =>
    report({ event: 'lead-store-failed', reason: 'The lead store failed; tried again', target: name, err });

  /** A trace of its own: the visitor has long been answered. */
  const send = (claim: Claim): Promise<Outcome> => {
    const attributes = {
      'bridgedeck.target': name,
      'bridgedeck.lead': claim.reference,
      'bridgedeck.request_id': claim.requestId ?? undefined,
    };
    return inSpan('deliver lead', { isRoot: true, attributes }, async (span) => {
      const outcome = await target.send(claim);
      span.set({ 'bridgedeck.outcome': outcome.type });
      if (outcome.type === 'failed') span.fail('not delivered');
      return outcome;
    });
  };
  const deliver = async (claim: Claim, isEarly: boolean): Promise<void> => {
    const isProbe = isEarly || circuit.state() !== 'closed';
    const outcome = await circuit.run(name, () => send(claim));
    if (!outcome) return store.release(claim, Date.now() + circuit.openForMs());
    isTaking = outcome.type !== 'failed';
    if (outcome.type === 'failed') {
      probeAt = Date.now() + openMs;
      pausedUntil = Math.max(pausedUntil, Date.now() + Math.min(outcome.retryAfterMs ?? 0, tuning.capMs));
    }
    await recordOutcome(claim, outcome, isProbe, options);
    if (isTaking && isProbe) await store.makeDue(name);
  };
  const begin = (claim: Claim, isEarly: boolean): void => {
    const work = deliver(claim, isEarly)
      .catch(storeFailed)
      .finally(() => {
        inFlight.delete(work);
        wake();
      });
    inFlight.add(work);
  };

  /** Starts what is due, up to the limit. @returns wait in milliseconds until there may be more. */
  const beginDue = async (): Promise<number> => {
    const pauseMs = Math.max(circuit.openForMs(), pausedUntil - Date.now());
    if (pauseMs > 0) return pauseMs;
    // While the circuit is not closed, one call probes the target.
    const room = (circuit.state() === 'closed' ? concurrency : 1) - inFlight.size;
    // The end of a call wakes the worker.
    if (room <= 0) return pollMs;
    const claims = await store.claim({ target: name, by, limit: room, leaseMs });
    for (const claim of claims) begin(claim, false);
    if (claims.length >= room) return pollMs;
    const mayProbe = !isTaking && inFlight.size === 0;
    if (mayProbe && Date.now() >= probeAt) {
      const [early] = await store.claim({ target: name, by, limit: 1, leaseMs, isEarly: true });
      if (early) begin(early, true);
      return pollMs;
    }
    const nextAt = (await store.nextAt(name)) ?? Number.POSITIVE_INFINITY;
    return Math.min(nextAt, mayProbe ? probeAt : nextAt) - Date.now();
  };

  return {
    async run() {
      while (!stopped) {
        const wait = await beginDue().catch((error: unknown) => {
          storeFailed(error);
          return pollMs;
        });
        if (!stopped) await rest(Math.min(Math.max(wait, 1), pollMs));
      }
      await Promise.all(inFlight);
    },
    wake,
    stop() {
      stopped = true;
      wake();
    },
    circuit,
  };
}
