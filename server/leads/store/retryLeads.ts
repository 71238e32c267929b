import type { Kysely } from 'kysely';
import type { LeadTables } from './LeadTables.ts';

/** See `LeadStore.retry`. What is being tried at this moment is left alone, and so is what has been erased. */
export async function retryLeads(
  db: Kysely<LeadTables>,
  reference: string | 'all-dead',
  now: number,
): Promise<number> {
  let query = db
    .updateTable('deliveries')
    .set({ status: 'pending', attempts: 0, next_at: now })
    .where('payload', 'is not', null);
  if (reference === 'all-dead') {
    query = query.where('status', '=', 'dead');
  } else {
    const keys = db.selectFrom('submissions').select('key').where('reference', '=', reference);
    query = query
      .where('status', 'in', ['dead', 'pending'])
      .where('claimed_by', 'is', null)
      .where('key', 'in', keys);
  }
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
