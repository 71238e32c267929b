import type { DeliveryTuning } from '../../server/leads/delivery/DeliveryTuning.ts';

/** The same delivery in fast motion, and stubborn: a CRM that fails every other call must not end a lead. */
export const IMPATIENT: Partial<DeliveryTuning> = {
  deadlineMs: 400,
  leaseMs: 1500,
  baseMs: 20,
  capMs: 200,
  maxAttempts: 1000,
  openMs: 50,
  pollMs: 100,
};
