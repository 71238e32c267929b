import { setTimeout as sleep } from 'node:timers/promises';
import { nodeNumber, startManyNews } from '../site/startManyNews.ts';
import type { BenchContext } from './BenchContext.ts';
import { fetchRaw } from './fetchRaw.ts';
import { median } from './median.ts';
import { limitResult, type Result, ratioResult } from './Result.ts';
import { startBenchSite } from './startBenchSite.ts';
import type { Program } from './startProgram.ts';

const SECRET = 'correct-horse-battery-staple';
const NEWS = 1000;
/** What a call to the content service takes (ms): what counts is how many a visitor waits for, one after the other. */
const CALL_MS = 100;
/** What follows a purge in the background has been asked for by then (ms). */
const QUIET_MS = 1500;
/** Visited before the service goes away, and after it. */
const PATHS = ['/', '/news', '/boats/estran-42', '/fr/catamarans/estran-42', '/brochure', '/dealers'];

/** What the save of one node costs, among a thousand: calls to the content service, and the next visitor's wait. */
export async function benchPurge({ directory, rounds, execArgv, say }: BenchContext): Promise<Result[]> {
  say(`purge of one node of ${NEWS}`);
  const content = await startManyNews(NEWS);
  const site = await startBenchSite({
    directory,
    execArgv,
    name: 'purge',
    environment: {
      CONTENT_URL: content.url,
      CONTENT_KEY: content.key,
      CONTENT_HOOK_SECRET: SECRET,
      // Reading six lists of a thousand for the first time takes longer than a visitor would wait.
      CONTENT_BUDGET_MS: '20000',
    },
  });
  for (const path of PATHS) await visit(site, path);

  const sitemap = await fetchRaw(site.port, '/sitemap-fr.xml');
  const unvisited = Array.from(
    `${sitemap.body}`.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, url = '']) => new URL(url).pathname,
  ).filter((path) => !PATHS.includes(path));
  content.setDelay(CALL_MS);
  const calls: number[] = [];
  const purged: number[] = [];
  const uncached: number[] = [];
  for (let round = 0; round < rounds; round++) {
    content.rename(round, `A new heading, number ${round}`);
    content.asked.length = 0;
    await purge(site, { tags: [`node:${nodeNumber(round)}`, 'node_list', 'node_list:news'] });
    purged.push((await visit(site, '/news')).ms);
    await sleep(QUIET_MS);
    calls.push(content.asked.length);
    uncached.push((await visit(site, unvisited[round] ?? '/404')).ms);
  }

  content.setDelay(0);

  say('purge while the content service is away');
  content.setDown(true);
  await purge(site, { all: true });
  const statuses = await Promise.all(PATHS.map(async (path) => (await visit(site, path)).status));
  await site.stop();
  await content.close();
  return [
    limitResult(`Purge of one node of ${NEWS} news, calls to the content service`, median(calls), 10, ''),
    ratioResult(
      `The next visitor of the list after that purge, wait, at ${CALL_MS} ms a call (bare: a page that nobody has asked for)`,
      {
        ours: median(purged),
        bare: median(uncached),
        limit: 1.5,
        unit: 'ms',
      },
    ),
    limitResult(
      `Purge of everything while the content service is away, errors in ${PATHS.length} pages`,
      statuses.filter((status) => status !== 200).length,
      0,
      '',
    ),
  ];
}

async function visit({ port }: Program, path: string): Promise<{ status: number; ms: number }> {
  const start = performance.now();
  const { status } = await fetchRaw(port, path, { accept: 'text/html', 'accept-encoding': 'br' });
  return { status, ms: performance.now() - start };
}

async function purge({ port }: Program, body: object): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/hooks/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`The purge was answered with ${answer.status}`);
}
