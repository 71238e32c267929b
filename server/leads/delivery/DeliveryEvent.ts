import type { TargetName } from '../store/LeadTables.ts';

/** An event in the life of a lead, for the log: without its content. */
export interface DeliveryEvent {
  event:
    | 'lead-delivered'
    /** The try failed; there will be another. */
    | 'lead-delayed'
    /** No more tries until support asks for them. */
    | 'lead-dead'
    | 'lead-target-down'
    | 'lead-target-up'
    | 'lead-erased'
    /** The lead store failed; tried again. */
    | 'lead-store-failed';
  /** One plain sentence for support staff. */
  reason: string;
  reference?: string;
  target?: TargetName;
  /** Number of failed tries that count. */
  attempts?: number;
  /** HTTP status of the answer. */
  status?: number;
  /** Id of the request that brought the lead. */
  requestId?: string;
  /** Erased without having been delivered. */
  wasDead?: boolean;
  err?: unknown;
}

export type ReportDelivery = (event: DeliveryEvent) => void;
