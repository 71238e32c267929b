import type { Claim } from '../store/LeadStore.ts';
import type { TargetName } from '../store/LeadTables.ts';

/** What came of one try. No `error` holds personal data. */
export type Outcome =
  | { type: 'delivered'; status: number; remoteId: string | undefined }
  /** The payload is wrong: trying again would be in vain. */
  | { type: 'refused'; status: number; error: string }
  /** The service, the way to it or our access is wrong: it may do better later. */
  | { type: 'failed'; status?: number | undefined; error: string; retryAfterMs?: number | undefined };

/** Where leads go. */
export interface Target {
  name: TargetName;
  /** Tries once. Never rejects for anything that lies outside of this process. */
  send(lead: Pick<Claim, 'key' | 'target' | 'payload' | 'requestId'>): Promise<Outcome>;
}
