import type { Claim } from '../store/LeadStore.ts';
import { afterFailure } from './afterFailure.ts';
import type { TargetWorkerOptions } from './createTargetWorker.ts';
import type { Outcome } from './Target.ts';

type Options = Pick<TargetWorkerOptions, 'store' | 'target' | 'tuning' | 'random' | 'report'>;

/** Writes down and tells what came of a try of a delivery. Rejects when the store does. */
export async function recordOutcome(
  claim: Claim,
  outcome: Outcome,
  isProbe: boolean,
  { store, target, tuning, random, report }: Options,
): Promise<void> {
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
