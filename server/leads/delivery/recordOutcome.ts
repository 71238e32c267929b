import type { Claim, FailedTry, LeadStore } from '../store/LeadStore.ts';
import type { ReportDelivery } from './DeliveryEvent.ts';
import type { DeliveryTuning } from './DeliveryTuning.ts';
import type { Outcome, Target } from './Target.ts';

export interface RecordOptions {
  store: Pick<LeadStore, 'delivered' | 'failed'>;
  target: Pick<Target, 'name'>;
  tuning: Pick<DeliveryTuning, 'baseMs' | 'capMs' | 'maxAttempts'>;
  random: () => number;
  report: ReportDelivery;
}

/**
 * Writes down and tells what came of a try of a delivery. Rejects when the store does.
 * @param isProbe the target did not take leads and this was the call that looks whether it does.
 */
export async function recordOutcome(
  claim: Claim,
  outcome: Outcome,
  isProbe: boolean,
  options: RecordOptions,
): Promise<void> {
  const { store, target, report } = options;
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
  const failure = afterFailure(claim, outcome, isProbe, options);
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

/** Whatever a service asks for, a lead is looked at once a day. */
const LONGEST_MS = 86_400_000;
const ERROR_LENGTH = 300;

/**
 * What becomes of a delivery after a try that failed. A probe does not count: a lead must not die of a target that is
 * down for a weekend, only of failing while others get through. It goes to the end of the line instead, so that one that
 * the target can never take does not probe for ever while others wait.
 */
function afterFailure(
  claim: Claim,
  outcome: Exclude<Outcome, { type: 'delivered' }>,
  isProbe: boolean,
  { tuning: { baseMs, capMs, maxAttempts }, random }: RecordOptions,
): FailedTry {
  const attempts = isProbe && outcome.type === 'failed' ? claim.attempts : claim.attempts + 1;
  const about = { attempts, lastStatus: outcome.status, lastError: outcome.error.slice(0, ERROR_LENGTH) };
  if (outcome.type === 'refused' || attempts >= maxAttempts) {
    return { ...about, status: 'dead', nextAt: Date.now() };
  }
  // Anything from nothing to twice as much as the last time ("full jitter"): what failed together is spread out.
  const backoff = isProbe ? capMs : random() * Math.min(capMs, baseMs * 2 ** (attempts - 1));
  const wait = Math.max(backoff, outcome.retryAfterMs ?? 0);
  return { ...about, status: 'pending', nextAt: Date.now() + Math.min(wait, LONGEST_MS) };
}
