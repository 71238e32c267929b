import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openLeadStore } from '../../server/leads/store/openLeadStore.ts';
import { crashRun } from '../crash/crashRun.ts';
import { createRandom } from '../crash/createRandom.ts';
import { createVisitors } from '../crash/createVisitors.ts';
import { startFailingCrm } from '../crash/failingCrm.ts';
import { killable } from '../crash/killable.ts';
import { startPostgres } from '../server/leads/startPostgres.ts';
import { startTcpProxy } from './tcpProxy.ts';
import { tell } from './tell.ts';

const seed = Number(process.env.CRASH_SEED) || Math.floor(Math.random() * 2 ** 31);

it('two processes on one SQLite file deliver every lead, never the same one at the same time', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-faults-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const { visitors, crm, dead, complaints } = await crashRun({
    visitors: 6,
    place: { directory },
    processes: 2,
    kills: 6,
    seed,
    // A busy machine may stop a process for seconds between its claim and its call.
    leaseMs: 6000,
  });
  const lost = [...visitors.acknowledged.keys()].filter((key) => !crm.leads.has(`${key}:crm`));
  tell(
    'leads of two processes on one SQLite file',
    `seed ${seed}: ${visitors.acknowledged.size} accepted, ${lost.length} lost, ${crm.overlaps.length} overlapping, ` +
      `${crm.changed.length} changed, ${dead} dead, 6 kills`,
  );
  expect({ lost, dead, complaints, wrong: visitors.wrong }).toEqual({
    lost: [],
    dead: 0,
    complaints: '',
    wrong: [],
  });
  expect([crm.overlaps, crm.changed]).toEqual([[], []]);
});

it('PostgreSQL lost and back: accepted leads are delivered, the others were refused', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const database = new URL(await postgres.database());
  const door = await startTcpProxy(Number(database.port));
  onTestFinished(() => door.close());
  const direct = database.href;
  database.port = String(door.port);
  const crm = await startFailingCrm(createRandom(seed));
  onTestFinished(() => crm.close());
  const server = killable({ CRM_URL: crm.url, LEADS_DIRECTORY: '', DATABASE_URL: database.href });
  await server.start();
  onTestFinished(async () => {
    await server.kill();
  });
  const visitors = createVisitors({ servers: [server], count: 4, random: createRandom(seed + 1) });

  await sleep(1000);
  await door.shut();
  const before = visitors.acknowledged.size;
  await sleep(1500);
  const meanwhile = visitors.acknowledged.size - before;
  await door.open();
  await expect.poll(() => visitors.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(before + 5);
  await visitors.stop();
  const store = await openLeadStore({ databaseUrl: direct, directory: '' });
  onTestFinished(() => store.close());
  await expect.poll(() => store.nextAt('crm'), { timeout: 60_000 }).toBeUndefined();
  const lost = [...visitors.acknowledged.keys()].filter((key) => !crm.leads.has(`${key}:crm`));
  tell(
    'PostgreSQL lost and back',
    `seed ${seed}: ${before} leads accepted before, ${meanwhile} without it, ` +
      `${visitors.acknowledged.size - before - meanwhile} after; ${lost.length} lost`,
  );
  expect(lost).toEqual([]);
  expect(visitors.wrong).toEqual([]);
});
