/** The tables of the lead store as Kysely knows them. Moments are milliseconds since 1970. */
export interface LeadTables {
  lead_schema: { id: number; version: number };
  submissions: SubmissionRow;
  deliveries: DeliveryRow;
  puzzles: SpentSolutionRow;
}

export type SubmissionKind = 'contact' | 'brochure' | 'event_subscription' | 'newsletter';
/** `unverified`: the puzzle's provider was down. `absent`: sent without a script, so without a puzzle. */
export type LeadCaptcha = 'solved' | 'unverified' | 'absent';
export type TargetName = 'webform' | 'crm';
export type DeliveryStatus = 'pending' | 'delivered' | 'dead';

/** What a visitor sent once, under one idempotency key. */
export interface SubmissionRow {
  key: string;
  reference: string;
  kind: SubmissionKind;
  locale: string;
  puzzle: LeadCaptcha;
  request_id: string | null;
  received_at: number;
  /** When the last personal data of it went. */
  erased_at: number | null;
}

/** What goes to one target because of it. */
export interface DeliveryRow {
  key: string;
  target: TargetName;
  /** Tells a repeat from another payload under the same key; null once erased, since it is a trace of it. */
  fingerprint: string | null;
  /** JSON; null once erased. */
  payload: string | null;
  status: DeliveryStatus;
  /** Failed tries that count against it, see `afterFailure`. */
  attempts: number;
  /** Nobody tries before; a claim moves it to the end of its lease. */
  next_at: number;
  /** Who tries at this moment, or died trying. */
  claimed_by: string | null;
  /** HTTP status of the last answer. */
  last_status: number | null;
  /** Why the last try failed; no personal data. */
  last_error: string | null;
  delivered_at: number | null;
  /** What the target calls it. */
  remote_id: string | null;
}

/** A puzzle's solution and the one key it was spent on. */
export interface SpentSolutionRow {
  solution_hash: string;
  key: string;
  /** `checking`: the provider is being asked; no lead has been accepted for it yet. */
  state: 'checking' | 'solved' | 'unverified';
  spent_at: number;
}

export interface StoredDelivery extends Omit<DeliveryRow, 'key' | 'payload' | 'fingerprint' | 'claimed_by'> {
  /** A process tries it at this moment, or was killed trying. */
  claimed: boolean;
  /** Parsed; undefined once erased. */
  payload: unknown;
}

/** A submission with all that goes out because of it. */
export interface StoredLead extends SubmissionRow {
  deliveries: StoredDelivery[];
}

export interface LeadFilter {
  /** Only leads with a delivery of this status. */
  status?: DeliveryStatus | undefined;
  /** Only leads received at this moment or later. */
  since?: number | undefined;
}
