import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstScreenPictures } from '../../server/cache/warm-up/firstScreenPictures.ts';
import type { BenchContext } from './BenchContext.ts';
import { fetchRaw } from './fetchRaw.ts';
import { PAGE_KINDS } from './pageKinds.ts';
import { limitResult, type Result, shown } from './Result.ts';
import { startBenchSite } from './startBenchSite.ts';
import type { Program } from './startProgram.ts';

const WARM_WITHIN_MS = 300_000;

/** The first visitor after a start: page and pictures of its first screen, once the warm-up is over and while it is off. */
export async function benchFirstVisitor({ directory, say }: BenchContext): Promise<Result[]> {
  say('first visitor, warm-up off');
  const cold = await start(directory, 'off');
  const unprepared = await visitAll(cold);
  await cold.stop();

  say('first visitor, after the warm-up');
  const warm = await start(directory, 'on');
  const seconds = await warmedUp(warm);
  const first = await visitAll(warm);
  await warm.stop();
  return [
    {
      ...limitResult(
        'First visitor after the warm-up: page and pictures of the first screen',
        first,
        100,
        'ms',
      ),
      measured: `${shown(first)} ms, the slowest of ${Object.keys(PAGE_KINDS).length} kinds (${shown(unprepared)} without warm-up)`,
    },
    { what: 'Warm-up of all pages and first screens of the demo', measured: `${shown(seconds)} s` },
  ];
}

/** A cache on disk of its own, so that no picture is there from before. */
const start = (directory: string, warmUp: 'on' | 'off'): Promise<Program> =>
  startBenchSite({
    directory,
    name: `first-visitor-${warmUp}`,
    environment: { WARM_UP: warmUp, CACHE_DIRECTORY: mkdtempSync(join(directory, 'cache-')) },
  });

/** Milliseconds of the slowest page with its pictures. */
async function visitAll(site: Program): Promise<number> {
  let slowest = 0;
  for (const path of Object.values(PAGE_KINDS)) slowest = Math.max(slowest, await visit(site, path));
  return slowest;
}

async function visit({ port }: Program, path: string): Promise<number> {
  const begun = performance.now();
  const page = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
  const pictures = firstScreenPictures(await page.text());
  await Promise.all(pictures.map((picture) => fetchRaw(port, picture, { accept: 'image/avif' })));
  return performance.now() - begun;
}

/** @returns seconds since it was asked for first. */
async function warmedUp({ port }: Program): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < WARM_WITHIN_MS) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    const { warmUp } = (await answer.json()) as { warmUp: { state: string } };
    if (warmUp.state === 'done') return (performance.now() - begun) / 1000;
    await sleep(250);
  }
  throw new Error('The warm-up did not end');
}
