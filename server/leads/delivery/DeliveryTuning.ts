/** Settings of delivery, in milliseconds; tests use shorter ones. */
export interface DeliveryTuning {
  /** Concurrent calls to one target, in this process. */
  concurrency: number;
  /** Lease of a claim: longer than a call, clock differences and a busy process together. */
  leaseMs: number;
  /** Upper bound of the first wait after a failure; doubled after each further one. */
  baseMs: number;
  /** Upper bound of waits. */
  capMs: number;
  /** Failed tries after which a delivery is dead. */
  maxAttempts: number;
  /** Consecutive failures that open the circuit of a target. */
  failuresToOpen: number;
  /** Wait before an open circuit is probed with one waiting lead. */
  openMs: number;
  /** Upper bound of the wait before looking for deliveries of other processes. */
  pollMs: number;
}

/** Of one call (ms): shorter than the ten seconds of a graceful shutdown. */
export const LEAD_DEADLINE_MS = 8000;

/** With a call that takes its whole deadline (`LEAD_DEADLINE_MS`), a target is probed every 28 s. */
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
