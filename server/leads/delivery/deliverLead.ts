import type { Claim } from '../store/LeadStore.ts';
import { afterFailure } from './afterFailure.ts';
import type { Circuit } from './createCircuit.ts';
import type { TargetWorkerOptions } from './createTargetWorker.ts';

type Options = Pick<TargetWorkerOptions, 'store' | 'target' | 'tuning' | 'random' | 'report'>;

/** Tries one claimed delivery, and writes down and tells what came of it. Rejects when the store does. */
export async function deliverLead(claim: Claim, circuit: Circuit, options: Options): Promise<void> {
  const { store, target, tuning, random, report } = options;
  const tried = await circuit.run(() => target.send(claim, AbortSignal.timeout(tuning.deadlineMs)));
  if (tried === undefined) return store.release(claim, Date.now() + circuit.waitMs());
  const { outcome, isProbe } = tried;
  const { reference, requestId } = claim;
  const about = {
    reference,
    target: target.name,
    ...(outcome.status !== undefined && { status: outcome.status }),
    ...(requestId !== null && { requestId }),
  };
  if (outcome.type === 'delivered') {
    await store.delivered(claim, outcome);
    const reason = `${reference} has arrived at ${target.name}`;
    report({ event: 'lead-delivered', reason, ...about, attempts: claim.attempts + 1 });
    return;
  }
  const failure = afterFailure(
    outcome,
    { attempts: claim.attempts, isProbe, now: Date.now(), random },
    tuning,
  );
  await store.failed(claim, failure);
  const { attempts, lastError } = failure;
  if (failure.status === 'dead') {
    const reason = `${reference} is given up for ${target.name} until somebody retries it: ${lastError}`;
    report({ event: 'lead-dead', reason, ...about, attempts });
  } else {
    const reason = `${reference} waits for ${target.name}: ${lastError}`;
    report({ event: 'lead-delayed', reason, ...about, attempts });
  }
}
