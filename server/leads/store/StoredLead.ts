import type { DeliveryRow, DeliveryStatus, SubmissionRow } from './LeadTables.ts';

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
