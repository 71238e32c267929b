import { type LoopbackService, serveOnLoopback } from '../serveOnLoopback.ts';
import { leadListener } from './leadListener.ts';

/** A lead as the sink has it. */
export interface SunkLead {
  id: string;
  body: unknown;
  /** How often it was sent; stored once. */
  calls: number;
}

export interface LeadSink extends LoopbackService {
  /** What has come, by idempotency key, oldest first; the last thousand, in memory. */
  leads: ReadonlyMap<string, SunkLead>;
}

/** Starts a CRM on a free port of the loopback that honours idempotency keys. @param key what `Authorization` must bear. */
export async function startLeadSink(key: string): Promise<LeadSink> {
  const leads = new Map<string, SunkLead>();
  return { ...(await serveOnLoopback(leadListener(key, leads))), leads };
}
