import type { TargetName } from '../store/LeadTables.ts';

/** What became of a lead, for the log: never what is in it. */
export interface DeliveryEvent {
  event:
    | 'lead-delivered'
    /** The try failed; there will be another. */
    | 'lead-delayed'
    /** Nobody tries any more until somebody says so. */
    | 'lead-dead'
    | 'lead-target-down'
    | 'lead-target-up'
    | 'lead-erased'
    /** The lead store does not do what it should; tried again. */
    | 'lead-store-failed';
  /** One plain sentence for support staff. */
  reason: string;
  reference?: string;
  target?: TargetName;
  /** Tries so far that count. */
  attempts?: number;
  /** HTTP status of the answer. */
  status?: number;
  /** Of the request that brought the lead. */
  requestId?: string;
  /** Erased without ever having arrived. */
  wasDead?: boolean;
  err?: unknown;
}

export type ReportDelivery = (event: DeliveryEvent) => void;
