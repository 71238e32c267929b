/** How hard targets are tried; tests are less patient. Durations in milliseconds. */
export interface DeliveryTuning {
  /** Calls to one target at a time, of this process. */
  concurrency: number;
  /** How long a claim holds: longer than a call, the clocks of two machines and a busy process together can be off. */
  leaseMs: number;
  /** First wait after a failure, at most; doubled with every further one. */
  baseMs: number;
  /** Longest wait of our own accord. */
  capMs: number;
  /** Failed tries after which a delivery is dead. */
  maxAttempts: number;
  /** Failures in a row after which a target counts as down. */
  failuresToOpen: number;
  /** How long a target that does not take leads is left alone before one waiting lead looks whether it is back. */
  openMs: number;
  /** How long to wait at most before looking for what other processes left. */
  pollMs: number;
}

/** Of one call (ms): it ends before the ten seconds are over that a closing server has. */
export const LEAD_DEADLINE_MS = 8000;

/** With a call that hangs to its end (`LEAD_DEADLINE_MS`), a target is looked at every 28 s. */
export const DELIVERY_TUNING: DeliveryTuning = {
  concurrency: 4,
  leaseMs: 60_000,
  baseMs: 2000,
  capMs: 900_000,
  maxAttempts: 12,
  failuresToOpen: 5,
  openMs: 20_000,
  pollMs: 15_000,
};
