/** The tables of the lead store for Kysely. Times are milliseconds since 1970. */
export interface LeadTables {
  lead_schema: { id: number; version: number };
  submissions: SubmissionRow;
  deliveries: DeliveryRow;
  puzzles: SpentSolutionRow;
}

export type SubmissionKind = 'contact' | 'brochure' | 'event_subscription' | 'newsletter' | 'sea_trial';
/** `unverified`: the captcha provider was down. `absent`: sent without a script, so without a captcha. */
export type LeadCaptcha = 'solved' | 'unverified' | 'absent';
export type TargetName = 'webform' | 'crm';
export type DeliveryStatus = 'pending' | 'delivered' | 'dead';

/** One submission, under one idempotency key. */
export interface SubmissionRow {
  key: string;
  reference: string;
  kind: SubmissionKind;
  locale: string;
  puzzle: LeadCaptcha;
  request_id: string | null;
  received_at: number;
  /** When its last personal data was erased. */
  erased_at: number | null;
}

/** One payload of it for one target. */
export interface DeliveryRow {
  key: string;
  target: TargetName;
  /**
   * Distinguishes a repeat from another payload under the same key; null once erased, since it is derived from the
   * payload.
   */
  fingerprint: string | null;
  /** JSON; null once erased. */
  payload: string | null;
  status: DeliveryStatus;
  /** Failed tries that count, see `afterFailure`. */
  attempts: number;
  /** Earliest time of the next try; a claim sets it to the end of its lease. */
  next_at: number;
  /** The process with the lease. */
  claimed_by: string | null;
  /** HTTP status of the last answer. */
  last_status: number | null;
  /** Why the last try failed; no personal data. */
  last_error: string | null;
  delivered_at: number | null;
  /** The target's id of it. */
  remote_id: string | null;
}

/** A captcha's solution and the one key it was used for. */
export interface SpentSolutionRow {
  solution_hash: string;
  key: string;
  /** `checking`: the provider has not answered; no lead has been accepted for it yet. */
  state: 'checking' | 'solved' | 'unverified';
  spent_at: number;
}

export interface StoredDelivery extends Omit<DeliveryRow, 'key' | 'payload' | 'fingerprint' | 'claimed_by'> {
  /** A process has the lease. */
  claimed: boolean;
  /** Parsed; undefined once erased. */
  payload: unknown;
}

/** A submission with all its deliveries. */
export interface StoredLead extends SubmissionRow {
  deliveries: StoredDelivery[];
}

export interface LeadFilter {
  /** Only leads with a delivery of this status. */
  status?: DeliveryStatus | undefined;
  /** Only leads received at this moment or later. */
  since?: number | undefined;
}
