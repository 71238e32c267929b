import type { Kysely } from 'kysely';
import type { DeliveryRow, LeadTables, SubmissionRow } from './LeadTables.ts';

/** A submission and its deliveries as the tables hold them, for a backup. */
export interface LeadRows {
  submission: SubmissionRow;
  deliveries: DeliveryRow[];
}

const PAGE = 200;

/**
 * Every lead, in pages by key: a new lead may come meanwhile and a delivery may change, but each lead is whole. Spent
 * solutions of captchas are left out: they protect for minutes only.
 */
export async function* leadRows(db: Kysely<LeadTables>): AsyncGenerator<LeadRows> {
  let last = '';
  for (;;) {
    const submissions = await db
      .selectFrom('submissions')
      .selectAll()
      .where('key', '>', last)
      .orderBy('key')
      .limit(PAGE)
      .execute();
    const end = submissions.at(-1);
    if (!end) return;
    const keys = submissions.map(({ key }) => key);
    const deliveries = await db.selectFrom('deliveries').selectAll().where('key', 'in', keys).execute();
    const byKey = Map.groupBy(deliveries, ({ key }) => key);
    for (const submission of submissions) yield { submission, deliveries: byKey.get(submission.key) ?? [] };
    last = end.key;
  }
}

/**
 * Stores leads of a backup, all or none. A lead that is there already stays as it is: the store knows it better. Leases
 * are not restored, since the process that had one is gone.
 * @returns how many were new.
 */
export async function insertLeadRows(db: Kysely<LeadTables>, leads: readonly LeadRows[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('submissions')
      .values(leads.map(({ submission }) => submission))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .execute();
    const keys = new Set(inserted.map(({ key }) => key));
    const deliveries = leads
      .flatMap((lead) => lead.deliveries)
      .filter(({ key }) => keys.has(key))
      .map((delivery) => ({ ...delivery, claimed_by: null }));
    if (deliveries.length > 0) await transaction.insertInto('deliveries').values(deliveries).execute();
    return keys.size;
  });
}
