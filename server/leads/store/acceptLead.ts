import { hash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { Accepted, LeadToAccept } from './LeadStore.ts';
import type { LeadTables } from './LeadTables.ts';
import { createReference } from './reference.ts';

/**
 * Stores a submission and one of its deliveries, unless they exist. The first statement writes: two processes with the
 * same key wait for each other there, and SQLite takes its lock while it can still wait.
 */
export function acceptLead(db: Kysely<LeadTables>, lead: LeadToAccept, now: number): Promise<Accepted> {
  return db.transaction().execute(async (transaction): Promise<Accepted> => {
    const reference = await storeSubmission(transaction, lead, now);
    const { key, target, payload, sent = payload } = lead;
    const print = fingerprint(sent);
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('deliveries')
      .values({
        key,
        target,
        fingerprint: print,
        payload: JSON.stringify(payload),
        status: 'pending',
        attempts: 0,
        next_at: now,
        claimed_by: null,
        last_status: null,
        last_error: null,
        delivered_at: null,
        remote_id: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) {
      // Earlier payloads may have been erased: this one is to be erased later.
      await transaction.updateTable('submissions').set({ erased_at: null }).where('key', '=', key).execute();
      return { reference, outcome: 'new' };
    }
    const known = await transaction
      .selectFrom('deliveries')
      .select('fingerprint')
      .where('key', '=', key)
      .where('target', '=', target)
      .executeTakeFirstOrThrow();
    // An erased payload can only be treated as a late repeat.
    const isSame = known.fingerprint === null || known.fingerprint === print;
    return { reference, outcome: isSame ? 'same' : 'conflict' };
  });
}

async function storeSubmission(
  transaction: Transaction<LeadTables>,
  { key, kind, locale, puzzle, requestId, referencePrefix }: LeadToAccept,
  now: number,
): Promise<string> {
  for (;;) {
    const about = {
      key,
      kind,
      locale,
      puzzle,
      request_id: requestId ?? null,
      received_at: now,
      erased_at: null,
    };
    await transaction
      .insertInto('submissions')
      .values({ ...about, reference: createReference(referencePrefix) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await transaction
      .selectFrom('submissions')
      .select('reference')
      .where('key', '=', key)
      .executeTakeFirst();
    if (stored) return stored.reference;
    // The reference is taken, once in a billion: try another.
  }
}

/** Equal for equal payloads, whatever the order of their fields. */
function fingerprint(payload: unknown): string {
  return hash('sha256', JSON.stringify(payload, sortFields));
}

function sortFields(_name: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
