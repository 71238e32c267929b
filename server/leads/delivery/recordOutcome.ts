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
 * Stores and reports the result of a try. Rejects when the store does.
 * @param isProbe whether this call probed an open circuit.
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

/** Upper bound of a wait that a service asks for. */
const MAX_MS = 86_400_000;
const ERROR_LENGTH = 300;

/**
 * Next state of a delivery after a failed try. A probe does not count: a lead must not die because a target is down
 * for a weekend, only of failing while others get through. A failed probe goes to the end of the queue, so that a lead
 * that always fails does not block the others.
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
  // A random wait up to `baseMs`, doubled for each earlier failure, at most `capMs` ("full jitter"): simultaneous
  // failures spread.
  const backoff = isProbe ? capMs : random() * Math.min(capMs, baseMs * 2 ** (attempts - 1));
  const wait = Math.max(backoff, outcome.retryAfterMs ?? 0);
  return { ...about, status: 'pending', nextAt: Date.now() + Math.min(wait, MAX_MS) };
}
