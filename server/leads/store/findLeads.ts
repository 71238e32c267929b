import type { Kysely } from 'kysely';
import type {
  DeliveryRow,
  LeadFilter,
  LeadTables,
  StoredDelivery,
  StoredLead,
  SubmissionRow,
} from './LeadTables.ts';

const PAGE = 500;

/** See `LeadStore.leads`; fetches page by page, for lists of any length. */
export async function* findLeads(
  db: Kysely<LeadTables>,
  { status, since = 0 }: LeadFilter,
): AsyncGenerator<StoredLead> {
  let last: Pick<SubmissionRow, 'received_at' | 'key'> = { received_at: since, key: '' };
  for (;;) {
    const { received_at: at, key } = last;
    let query = db
      .selectFrom('submissions')
      .selectAll()
      .where((row) => row.or([row('received_at', '>', at), row('received_at', '=', at).and('key', '>', key)]))
      .orderBy('received_at')
      .orderBy('key')
      .limit(PAGE);
    if (status) {
      const withStatus = db.selectFrom('deliveries').select('key').where('status', '=', status);
      query = query.where('key', 'in', withStatus);
    }
    const page = await query.execute();
    yield* await withDeliveries(db, page);
    const end = page.at(-1);
    if (!end || page.length < PAGE) return;
    last = end;
  }
}

/** See `LeadStore.find`. */
export async function findLead(db: Kysely<LeadTables>, reference: string): Promise<StoredLead | undefined> {
  const rows = await db.selectFrom('submissions').selectAll().where('reference', '=', reference).execute();
  const [lead] = await withDeliveries(db, rows);
  return lead;
}

/** See `LeadStore.count`. */
export async function countLeads(db: Kysely<LeadTables>): Promise<{ pending: number; dead: number }> {
  const rows = await db
    .selectFrom('deliveries')
    .select((row) => ['status', row.fn.countAll<number>().as('count')])
    .where('status', 'in', ['pending', 'dead'])
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  return { pending: counts.get('pending') ?? 0, dead: counts.get('dead') ?? 0 };
}

async function withDeliveries(db: Kysely<LeadTables>, rows: SubmissionRow[]): Promise<StoredLead[]> {
  if (rows.length === 0) return [];
  const keys = rows.map(({ key }) => key);
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('key', 'in', keys)
    .orderBy('target')
    .execute();
  const byKey = Map.groupBy(deliveries, ({ key }) => key);
  return rows.map((row) => ({ ...row, deliveries: (byKey.get(row.key) ?? []).map(storedDelivery) }));
}

function storedDelivery(row: DeliveryRow): StoredDelivery {
  const { key: _key, fingerprint: _fingerprint, claimed_by, payload, ...delivery } = row;
  return {
    ...delivery,
    claimed: claimed_by !== null,
    payload: payload === null ? undefined : JSON.parse(payload),
  };
}
