import type { DeliveryTuning } from '../../server/leads/delivery/DeliveryTuning.ts';

/** For one call (ms). */
export const DEADLINE_MS = 400;

/** The same delivery in fast motion, and stubborn: a CRM that fails every other call must not end a lead. */
export const IMPATIENT: Partial<DeliveryTuning> = {
  leaseMs: 1500,
  baseMs: 20,
  capMs: 200,
  maxAttempts: 1000,
  openMs: 50,
  pollMs: 100,
};
