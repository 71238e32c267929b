import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../server/leads/startPostgres.ts';
import { type CrashRun, crashRun } from './crashRun.ts';

/** `CRASH_SEED` repeats the moods of a run (not its timing), `CRASH_KILLS` makes it longer, as `npm run faults` does. */
const seed = Number(process.env.CRASH_SEED) || Math.floor(Math.random() * 2 ** 31);
const kills = Number(process.env.CRASH_KILLS) || 6;
/** Each visitor sends some twenty leads a second, half of whose deliveries fail: the wait for the last is the longest. */
const visitors = process.env.CRASH_KILLS ? 6 : 3;
const TIMEOUT_MS = 120_000 + kills * 2000;

function tell(name: string, { visitors, crm, ...run }: CrashRun): void {
  const moods = Object.entries(crm.calls).map(([mood, count]) => `${count} ${mood}`);
  process.stdout.write(
    `${name}, seed ${seed}: ${run.kills} kills; ${visitors.sent.size} leads sent, ` +
      `${visitors.acknowledged.size} acknowledged, ${crm.leads.size} in the CRM, ${run.dead} dead; ` +
      `calls: ${moods.join(', ')}; ${crm.overlaps.length} overlapping, ` +
      `${crm.afterSuccess} after a success\n`,
  );
}

function expectNothingLost({ visitors, crm, complaints, dead, ...run }: CrashRun): void {
  const delivered = [...crm.leads.keys()].map((key) => key.replace(/:crm$/, ''));
  const lost = [...visitors.acknowledged.keys()].filter((key) => !crm.leads.has(`${key}:crm`));
  const unknown = delivered.filter((key) => !visitors.sent.has(key));
  expect({ lost, unknown, changed: crm.changed, wrong: visitors.wrong, dead, complaints }).toEqual({
    lost: [],
    unknown: [],
    changed: [],
    wrong: [],
    dead: 0,
    complaints: '',
  });
  expect(run.kills).toBe(kills);
  expect(crm.overlaps).toEqual([]);
  expect(visitors.acknowledged.size).toBeGreaterThan(kills);
  expect(new Set(visitors.acknowledged.values()).size).toBe(visitors.acknowledged.size);
}

describe('leads survive SIGKILL under load while the CRM fails half of its calls', () => {
  it('on SQLite', { timeout: TIMEOUT_MS }, async () => {
    const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-crash-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const run = await crashRun({ place: { directory }, processes: 1, kills, visitors, seed });
    tell('SQLite', run);
    expectNothingLost(run);
  });

  it('on PostgreSQL, with two processes that never deliver the same lead at once', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const place = { directory: '', databaseUrl: await postgres.database() };
    const run = await crashRun({ place, processes: 2, kills, visitors, seed });
    tell('PostgreSQL', run);
    expectNothingLost(run);
  });
});
