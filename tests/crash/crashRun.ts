import { setTimeout as sleep } from 'node:timers/promises';
import { openLeadStore } from '../../server/leads/store/openLeadStore.ts';
import { createRandom } from './createRandom.ts';
import { createVisitors, type Visitors } from './createVisitors.ts';
import { type FailingCrm, startFailingCrm } from './failingCrm.ts';
import { type Killable, killable } from './killable.ts';

export interface CrashRun {
  visitors: Visitors;
  crm: FailingCrm;
  kills: number;
  complaints: string;
  dead: number;
}

interface RunOptions {
  place: { databaseUrl?: string; directory: string };
  processes: number;
  kills: number;
  /** How many send leads at the same time. */
  visitors: number;
  seed: number;
  /** How long a claim holds; see impatient.ts. */
  leaseMs?: number;
}

/** A random moment of a server's life (ms): some are killed while they still start. */
const MAX_LIFE_MS = 500;

/** Kills servers under load until it is enough, then waits until everything accepted has been delivered. */
export async function crashRun(options: RunOptions): Promise<CrashRun> {
  const { place, processes, kills, seed, leaseMs } = options;
  const crm = await startFailingCrm(createRandom(seed));
  const store = await openLeadStore(place);
  const environment = {
    CRM_URL: crm.url,
    LEADS_DIRECTORY: place.directory,
    NODE_COMPILE_CACHE: 'node_modules/.cache/crash',
    ...(leaseMs && { LEASE_MS: String(leaseMs) }),
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  };
  const servers = Array.from({ length: processes }, () => killable(environment));
  await Promise.all(servers.map((server) => server.start()));
  const visitors = createVisitors({ servers, count: options.visitors, random: createRandom(seed + 1) });

  let left = kills;
  let killed = 0;
  const haunt = async (server: Killable, random: () => number): Promise<void> => {
    while (left > 0) {
      left--;
      await sleep(random() * MAX_LIFE_MS);
      if (await server.kill()) killed++;
      await server.start();
    }
  };
  try {
    await Promise.all(servers.map((server, index) => haunt(server, createRandom(seed + 2 + index))));
    await visitors.stop();
    while ((await store.nextAt('crm')) !== undefined) await sleep(50);
    let dead = 0;
    for await (const _lead of store.leads({ status: 'dead' })) dead++;
    const complaints = servers.map((server) => server.complaints()).join('');
    return { visitors, crm, kills: killed, complaints, dead };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await Promise.all([store.close(), crm.close()]);
  }
}
