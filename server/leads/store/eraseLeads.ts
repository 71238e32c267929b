import type { Kysely, NotNull } from 'kysely';
import type { ErasedDelivery } from './LeadStore.ts';
import type { LeadTables } from './LeadTables.ts';

/** A puzzle is valid for an hour; no call is repeated after a week. */
const SPENT_SOLUTION_MS = 7 * 86_400_000;

/** See `LeadStore.erase`. Pending deliveries are never erased. */
export async function eraseLeads(
  db: Kysely<LeadTables>,
  { keepMs, keepDeadMs, now }: { keepMs: number; keepDeadMs: number; now: number },
): Promise<ErasedDelivery[]> {
  const before = (moment: number) =>
    db
      .selectFrom('submissions')
      .select('key')
      .where('erased_at', 'is', null)
      .where('received_at', '<', moment);
  const erased = await db
    .updateTable('deliveries')
    .set({ payload: null, fingerprint: null })
    .where('payload', 'is not', null)
    .where((row) =>
      row.or([
        row('status', '=', 'delivered').and('key', 'in', before(now - keepMs)),
        row('status', '=', 'dead').and('key', 'in', before(now - keepDeadMs)),
      ]),
    )
    .returning((row) => [
      'target',
      'status',
      row
        .selectFrom('submissions')
        .select('reference')
        .whereRef('submissions.key', '=', 'deliveries.key')
        .as('reference'),
    ])
    .$narrowType<{ reference: NotNull }>()
    .execute();
  await markErased(db, now, now - keepMs);
  await db
    .deleteFrom('puzzles')
    .where('spent_at', '<', now - SPENT_SOLUTION_MS)
    .execute();
  return erased.map(({ status, ...delivery }) => ({ ...delivery, wasDead: status === 'dead' }));
}

/** A submission counts as erased when no payload of it is left. */
async function markErased(db: Kysely<LeadTables>, now: number, before: number): Promise<void> {
  const withPayload = db.selectFrom('deliveries').select('key').where('payload', 'is not', null);
  await db
    .updateTable('submissions')
    .set({ erased_at: now })
    .where('erased_at', 'is', null)
    .where('received_at', '<', before)
    .where('key', 'not in', withPayload)
    .execute();
}
