import type { FailedTry } from '../store/LeadStore.ts';
import type { DeliveryTuning } from './DeliveryTuning.ts';
import type { Outcome } from './Target.ts';

/** Whatever a service asks for, a lead is looked at once a day. */
const LONGEST_MS = 86_400_000;
const ERROR_LENGTH = 300;

/** Anything from nothing to twice as much as the last time ("full jitter"): what failed together is spread out. */
const backoff = (failures: number, { baseMs, capMs }: Backoff, random: () => number): number =>
  random() * Math.min(capMs, baseMs * 2 ** Math.max(0, failures - 1));

type Backoff = Pick<DeliveryTuning, 'baseMs' | 'capMs'>;

interface Circumstances {
  /** Failed tries before this one that count. */
  attempts: number;
  /** The target did not take leads and this was the call that looks whether it does. */
  isProbe: boolean;
  /** Milliseconds since 1970. */
  now: number;
  random: () => number;
}

/**
 * What becomes of a delivery after a try that failed. A probe does not count: a lead must not die of a target that is
 * down for a weekend, only of failing while others get through. It goes to the end of the line instead, so that one that
 * the target can never take does not probe for ever while others wait.
 */
export function afterFailure(
  outcome: Exclude<Outcome, { type: 'delivered' }>,
  { attempts: before, isProbe, now, random }: Circumstances,
  tuning: Backoff & Pick<DeliveryTuning, 'maxAttempts'>,
): FailedTry {
  const attempts = isProbe && outcome.type === 'failed' ? before : before + 1;
  const about = { attempts, lastStatus: outcome.status, lastError: outcome.error.slice(0, ERROR_LENGTH) };
  if (outcome.type === 'refused' || attempts >= tuning.maxAttempts) {
    return { ...about, status: 'dead', nextAt: now };
  }
  const wait = Math.max(
    isProbe ? tuning.capMs : backoff(attempts, tuning, random),
    outcome.retryAfterMs ?? 0,
  );
  return { ...about, status: 'pending', nextAt: now + Math.min(wait, LONGEST_MS) };
}
