import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kysely } from 'kysely';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { LeadStore } from '../../../../server/leads/store/LeadStore.ts';
import type { LeadFilter, LeadTables, StoredLead } from '../../../../server/leads/store/LeadTables.ts';
import type { LeadRows } from '../../../../server/leads/store/leadRows.ts';
import { LEAD_SCHEMA, migrateLeads } from '../../../../server/leads/store/migrateLeads.ts';
import { openLeadStore, sqliteFile } from '../../../../server/leads/store/openLeadStore.ts';
import { openPostgres } from '../../../../server/leads/store/openPostgres.ts';
import { openSqlite } from '../../../../server/leads/store/openSqlite.ts';
import { LeadStoreError } from '../../../../server/leads/store/withStoreErrors.ts';
import { aLead } from '../aLead.ts';
import { startPostgres, type TestPostgres } from '../startPostgres.ts';

const PROCESS = join(import.meta.dirname, 'storeProcess.ts');
const DAY = 86_400_000;
const LEASE = 60_000;

let postgres: Promise<TestPostgres> | undefined;
afterAll(async () => (await postgres)?.stop());

/** An empty place for leads; whatever opens a store there sees the same leads. */
const PLACES = {
  SQLite: async () => {
    const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-leads-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    return { directory };
  },
  PostgreSQL: async () => {
    postgres ??= startPostgres();
    return { directory: '', databaseUrl: await (await postgres).database() };
  },
};

/** What a later release may do to the tables while this one runs: see migrateLeads. */
async function addToTables({ directory, databaseUrl }: Parameters<typeof openLeadStore>[0]): Promise<void> {
  const dialect = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(sqliteFile(directory));
  const db = new Kysely<LeadTables>({ dialect });
  await db.schema.alterTable('submissions').addColumn('campaign', 'text').execute();
  await db.schema
    .alterTable('deliveries')
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createTable('consents').addColumn('key', 'text').execute();
  await db.schema.createIndex('deliveries_status').on('deliveries').column('status').execute();
  await db
    .updateTable('lead_schema')
    .set({ version: LEAD_SCHEMA + 1 })
    .execute();
  await db.destroy();
}

async function open(place: Parameters<typeof openLeadStore>[0]): Promise<LeadStore> {
  const store = await openLeadStore(place);
  onTestFinished(() => store.close());
  return store;
}

async function all(store: LeadStore, filter: LeadFilter = {}): Promise<StoredLead[]> {
  const found: StoredLead[] = [];
  for await (const lead of store.leads(filter)) found.push(lead);
  return found;
}

const claim = (store: LeadStore, by = 'us', limit = 10) =>
  store.claim({ target: 'crm', by, limit, leaseMs: LEASE });

describe.each(Object.entries(PLACES))('the lead store in %s', (name, makePlace) => {
  /** A store whose clock stands still until it is moved. */
  const openAt = async () => {
    const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
    const place = await makePlace();
    return { clock, store: await open({ ...place, now: () => clock.now }) };
  };

  it('an accepted lead is on disk', async () => {
    const place = await makePlace();
    const lead = aLead();
    const { reference, outcome } = await (await open(place)).accept(lead);
    expect(outcome).toBe('new');
    expect(reference).toMatch(/^EST-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await (await open(place)).find(reference)).toMatchObject({
      key: lead.key,
      kind: 'contact',
      locale: 'fr',
      puzzle: 'solved',
      request_id: 'request-1',
      erased_at: null,
      deliveries: [{ target: 'crm', status: 'pending', attempts: 0, payload: lead.payload }],
    });
  });

  it('a database that is away: what visitors and colleagues wait for rejects with LeadStoreError', async () => {
    const store = await openLeadStore(await makePlace());
    await store.close();
    const asked = [
      store.accept(aLead()),
      store.has('a key'),
      store.count(),
      store.find('EST-0000-0000'),
      all(store),
    ];
    for (const answer of asked) await expect(answer).rejects.toThrow(LeadStoreError);
  });

  it('export and import into the other kind of store: leads wait for delivery', async () => {
    const { store } = await openAt();
    const { reference } = await store.accept(aLead());
    await store.accept(aLead());
    expect(await claim(store, 'a process that dies', 1)).toHaveLength(1);
    const rows: LeadRows[] = [];
    for await (const lead of store.rows()) rows.push(lead);
    const [, makeOther] = Object.entries(PLACES).find(([other]) => other !== name) ?? [];
    const other = await open(makeOther ? await makeOther() : { directory: '' });
    expect(await other.insertRows(rows)).toBe(2);
    expect(await other.insertRows(rows)).toBe(0);
    expect(await other.find(reference)).toEqual({
      ...(await store.find(reference)),
      deliveries: expect.anything(),
    });
    await other.makeDue('crm');
    expect(await claim(other, 'another process')).toHaveLength(2);
  });

  it('an old process works after a newer release added columns, and after its rollback', async () => {
    const place = await makePlace();
    const old = await open(place);
    const before = await old.accept(aLead());
    await addToTables(place);
    for (const store of [old, await open(place)]) {
      const { reference, outcome } = await store.accept(aLead());
      expect(outcome).toBe('new');
      const claims = await claim(store);
      expect(claims.map((claimed) => claimed.reference)).toContain(reference);
      for (const claimed of claims) await store.delivered(claimed, { status: 200, remoteId: undefined });
      expect(await store.find(reference)).toMatchObject({ deliveries: [{ status: 'delivered' }] });
      expect(await store.spendSolution(reference, 'a key')).toBe('new');
      await store.ping();
    }
    expect(await old.find(before.reference)).toMatchObject({ deliveries: [{ status: 'delivered' }] });
    expect(await old.erase({ keepMs: -1, keepDeadMs: 0 })).toHaveLength(3);
    expect(await all(old)).toHaveLength(3);
  });

  it('same key and payload in another field order: the same lead', async () => {
    const { store } = await openAt();
    const lead = aLead({ payload: { a: 1, b: [{ c: 2, d: 3 }] } });
    const first = await store.accept(lead);
    const second = await store.accept({ ...lead, payload: { b: [{ d: 3, c: 2 }], a: 1 } });
    expect(second).toEqual({ ...first, outcome: 'same' });
    expect(await claim(store)).toHaveLength(1);
  });

  it('same key, other payload: conflict, nothing stored', async () => {
    const { store } = await openAt();
    const lead = aLead();
    const { reference } = await store.accept(lead);
    expect((await store.accept({ ...lead, payload: { other: true } })).outcome).toBe('conflict');
    expect((await store.find(reference))?.deliveries).toMatchObject([{ payload: lead.payload }]);
  });

  it('both payloads of a submission get one reference', async () => {
    const { store } = await openAt();
    const lead = aLead();
    const { reference } = await store.accept(lead);
    const form = await store.accept({ ...lead, target: 'webform', payload: { webform_id: 'contact' } });
    expect(form).toEqual({ reference, outcome: 'new' });
    expect(await all(store)).toMatchObject([{ deliveries: [{ target: 'crm' }, { target: 'webform' }] }]);
  });

  it('onAccept: called for new leads until unsubscribed', async () => {
    const { store } = await openAt();
    const heard: string[] = [];
    const forget = store.onAccept((target) => heard.push(target));
    const lead = aLead();
    await store.accept(lead);
    await store.accept(lead);
    forget();
    await store.accept(aLead());
    expect(heard).toEqual(['crm']);
  });

  it('a killed process’s claims are free after the lease', async () => {
    const { store, clock } = await openAt();
    const { reference } = await store.accept(aLead());
    expect(await claim(store, 'killed')).toMatchObject([{ reference, requestId: 'request-1', by: 'killed' }]);
    expect(await claim(store)).toEqual([]);
    expect(await store.nextAt('crm')).toBe(clock.now + LEASE);
    clock.now += LEASE;
    expect(await claim(store)).toMatchObject([{ reference }]);
  });

  it('stores the time of the next attempt and the last error', async () => {
    const { store, clock } = await openAt();
    const { reference } = await store.accept(aLead());
    const [held] = await claim(store);
    if (!held) throw new Error('nothing to claim');
    const nextAt = clock.now + 2000.4;
    const failure = { attempts: 1, nextAt, lastStatus: 503, lastError: 'The CRM answered 503' };
    await store.failed(held, { status: 'pending', ...failure });
    expect(await store.nextAt('crm')).toBe(clock.now + 2000);
    expect(await claim(store)).toEqual([]);
    expect((await store.find(reference))?.deliveries).toMatchObject([
      {
        status: 'pending',
        attempts: 1,
        last_status: 503,
        last_error: 'The CRM answered 503',
        claimed: false,
      },
    ]);
    clock.now += 2000;
    expect(await claim(store)).toMatchObject([{ attempts: 1 }]);
  });

  it('late result of an expired claim: failure and release are ignored, delivery is recorded', async () => {
    const { store, clock } = await openAt();
    const { reference } = await store.accept(aLead());
    const [late] = await claim(store, 'late');
    clock.now += LEASE;
    const [held] = await claim(store, 'next');
    if (!held || !late) throw new Error('nothing to claim');
    const failure = { attempts: 1, nextAt: 0, lastStatus: undefined, lastError: 'too late' };
    await store.failed(late, { status: 'dead', ...failure });
    await store.release(late, 0);
    expect((await store.find(reference))?.deliveries).toMatchObject([{ status: 'pending', claimed: true }]);
    await store.delivered(late, { status: 200, remoteId: 'a1' });
    await store.failed(held, { status: 'dead', ...failure });
    expect((await store.find(reference))?.deliveries).toMatchObject([
      { status: 'delivered', remote_id: 'a1', delivered_at: clock.now, last_error: null },
    ]);
    expect(await store.nextAt('crm')).toBeUndefined();
  });

  it('erases the payload, keeps reference and status', async () => {
    const { store, clock } = await openAt();
    const age = { keepMs: 30 * DAY, keepDeadMs: 60 * DAY };
    const [delivered, dead] = [aLead(), aLead()];
    const { reference } = await store.accept(delivered);
    const { reference: deadReference } = await store.accept(dead);
    const { reference: pendingReference } = await store.accept(aLead());
    for (const held of await claim(store)) {
      if (held.key === delivered.key) await store.delivered(held, { status: 200, remoteId: undefined });
      const failure = { attempts: 12, nextAt: 0, lastStatus: 400, lastError: 'wrong' };
      if (held.key === dead.key) await store.failed(held, { status: 'dead', ...failure });
    }
    clock.now += 30 * DAY;
    expect(await store.erase(age)).toEqual([]);
    clock.now += 1;
    expect(await store.erase(age)).toEqual([{ reference, target: 'crm', wasDead: false }]);
    expect(await store.erase(age)).toEqual([]);
    expect(await store.find(reference)).toMatchObject({
      erased_at: clock.now,
      deliveries: [{ status: 'delivered', payload: undefined }],
    });
    expect((await store.accept({ ...delivered, payload: 'anything' })).outcome).toBe('same');
    clock.now += 30 * DAY;
    expect(await store.erase(age)).toEqual([{ reference: deadReference, target: 'crm', wasDead: true }]);
    expect(await store.retry(deadReference)).toBe(0);
    expect(await store.find(pendingReference)).toMatchObject({ erased_at: null });
  });

  it('retries dead leads, one or all, and pending ones at once', async () => {
    const { store, clock } = await openAt();
    const failure = { attempts: 12, nextAt: clock.now + DAY, lastStatus: 400, lastError: 'wrong' };
    const { reference } = await store.accept(aLead());
    const [first] = await claim(store);
    if (first) await store.failed(first, { status: 'dead', ...failure });
    expect(await claim(store)).toEqual([]);
    expect(await store.retry('all-dead')).toBe(1);
    const [second] = await claim(store);
    expect(second).toMatchObject({ attempts: 0 });
    expect(await store.retry(reference), 'while it is being tried').toBe(0);
    if (second) await store.failed(second, { status: 'pending', ...failure });
    expect(await store.retry('all-dead')).toBe(0);
    expect(await store.retry(reference)).toBe(1);
    expect(await claim(store)).toHaveLength(1);
    expect(await store.retry('EST-0000-0000')).toBe(0);
  });

  it('lists leads from the oldest to the newest, by status and since a moment, however many', async () => {
    const { store, clock } = await openAt();
    const early: unknown[] = [];
    // Some at a time: whoever had to wait five seconds for a connection would be refused.
    for (let round = 0; round < 10; round++) {
      early.push(...(await Promise.all(Array.from({ length: 51 }, () => store.accept(aLead())))));
    }
    const [held] = await claim(store, 'us', 1);
    if (held) await store.delivered(held, { status: 200, remoteId: undefined });
    clock.now += 1000;
    const { reference } = await store.accept(aLead());
    const found = await all(store);
    expect(new Set(found.map((lead) => lead.reference)).size).toBe(early.length + 1);
    expect(found.at(-1)).toMatchObject({ reference });
    expect(await all(store, { since: clock.now })).toMatchObject([{ reference }]);
    expect(await all(store, { status: 'delivered' })).toMatchObject([{ key: held?.key }]);
    expect(await all(store, { status: 'dead' })).toEqual([]);
  });

  it('spends a puzzle on one key', async () => {
    const { store } = await openAt();
    expect(await store.spendSolution('solution', 'key')).toBe('new');
    expect(await store.spendSolution('solution', 'key')).toBe('checking');
    await store.settleSolution('solution', 'key', 'solved');
    expect(await store.spendSolution('solution', 'key')).toBe('solved');
    expect(await store.spendSolution('solution', 'other key')).toBe('replayed');
    expect(await store.spendSolution('other solution', 'key')).toBe('new');
    await store.forgetSolution('other solution', 'key');
    expect(await store.spendSolution('other solution', 'other key')).toBe('new');
  });

  it('hands a check that was never settled to the next, and forgets puzzles after a week', async () => {
    const { store, clock } = await openAt();
    await store.spendSolution('abandoned', 'key');
    await store.spendSolution('solved', 'key');
    await store.settleSolution('solved', 'key', 'solved');
    clock.now += 10_000;
    expect(await store.spendSolution('abandoned', 'other key')).toBe('new');
    expect(await store.spendSolution('solved', 'other key')).toBe('replayed');
    clock.now += 8 * DAY;
    await store.erase({ keepMs: DAY, keepDeadMs: DAY });
    expect(await store.spendSolution('solved', 'other key')).toBe('new');
  });

  it('answers a ping', async () => {
    const { store } = await openAt();
    await expect(store.ping()).resolves.toBeUndefined();
  });
});

describe('many processes on one PostgreSQL', () => {
  it('makes its tables once when many processes start at the same moment', async () => {
    const place = await PLACES.PostgreSQL();
    const stores = await Promise.all(Array.from({ length: 5 }, () => open(place)));
    await Promise.all(stores.map((store) => store.accept(aLead())));
    expect(await all(await open(place))).toHaveLength(5);
  });

  it('is not confused by the same key at the same moment in two processes', async () => {
    const place = await PLACES.PostgreSQL();
    const stores = [await open(place), await open(place)];
    const lead = aLead();
    const accepted = await Promise.all(
      Array.from({ length: 20 }, (_, index) => stores[index % 2]?.accept(lead)),
    );
    expect(accepted.filter((one) => one?.outcome === 'new')).toHaveLength(1);
    expect(new Set(accepted.map((one) => one?.reference)).size).toBe(1);
  });

  it('never gives a delivery to two processes', async () => {
    const place = await PLACES.PostgreSQL();
    const [one, two] = [await open(place), await open(place)];
    await Promise.all(Array.from({ length: 30 }, () => one.accept(aLead())));
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => claim(index % 2 ? one : two, `process ${index % 2}`, 4)),
    );
    const keys = claims.flat().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const rest = [...(await claim(one, 'process 0', 30)), ...(await claim(two, 'process 1', 30))];
    expect(keys.length + rest.length).toBe(30);
  });

  it('gives one of many callers a puzzle to check, in whatever process', async () => {
    const place = await PLACES.PostgreSQL();
    const stores = [await open(place), await open(place)];
    const spent = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        stores[index % 2]?.spendSolution('solution', `key ${index % 4}`),
      ),
    );
    expect(spent.filter((one) => one === 'new')).toHaveLength(1);
    expect(spent.filter((one) => one === 'replayed')).toHaveLength(15);
  });
});

it('migrations only add: tables, indexes, and columns that may be left out', async () => {
  const { directory } = await PLACES.SQLite();
  const statements: string[] = [];
  const db = new Kysely<LeadTables>({
    dialect: openSqlite(sqliteFile(directory)),
    log: ({ query }) => void statements.push(query.sql),
  });
  await migrateLeads(db);
  await db.destroy();
  const changes = statements.filter(
    (statement) => !/^(select|insert|update|begin|commit)\b/i.test(statement),
  );
  expect(changes.length).toBeGreaterThan(5);
  const adds = /^create (table|index)\b|^alter table "\w+" add column (?!.*not null(?!.* default ))/;
  expect(changes.filter((statement) => !adds.test(statement))).toEqual([]);
});

describe('the SQLite file', () => {
  it('is shared by processes that start at the same moment', async () => {
    const { directory } = await PLACES.SQLite();
    const run = () =>
      promisify(execFile)(process.execPath, [PROCESS, join(directory, 'made'), 'a key', 'a puzzle']);
    const answers = await Promise.all(Array.from({ length: 4 }, run));
    const said = answers.map(({ stdout }) => JSON.parse(stdout));
    expect(said.filter(({ outcome }) => outcome === 'new')).toHaveLength(1);
    expect(new Set(said.map(({ reference }) => reference)).size).toBe(1);
    expect(said.filter(({ spent }) => spent === 'new')).toHaveLength(1);
    const claimed = said.flatMap((one) => one.claimed);
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(claimed.length).toBeGreaterThan(8);
  });

  it('is for our own user only, and its log too', async () => {
    const { directory } = await PLACES.SQLite();
    const store = await open({ directory: join(directory, 'made') });
    await store.accept(aLead());
    const rights = (file: string) => statSync(join(directory, 'made', file)).mode & 0o777;
    expect([rights('.'), rights('leads.db'), rights('leads.db-wal')]).toEqual([0o700, 0o600, 0o600]);
  });
});
