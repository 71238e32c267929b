import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertRendered } from './assertRendered.ts';
import type { BenchContext } from './BenchContext.ts';
import { buildBarePage } from './buildBarePage.ts';
import { fetchRaw } from './fetchRaw.ts';
import { interleave } from './interleave.ts';
import { type BenchPageKind, PAGE_KINDS, WITHOUT_PAGE_CACHE } from './pageKinds.ts';
import { type Result, ratioResult } from './Result.ts';
import { medians, sampleRound } from './sampleRound.ts';
import { siteLog, startBenchSite } from './startBenchSite.ts';
import { type Program, startProgram } from './startProgram.ts';

const CONNECTIONS = 4;
const KINDS: readonly BenchPageKind[] = ['home', 'model', 'article', 'list'];
/** A compressed page would cost more than a rendered one. */
const HEADERS = { 'accept-encoding': 'identity', accept: 'text/html' };

/** A page that is made for each visitor from content that is at hand, against React and Express alone. */
export async function benchUncached(context: BenchContext): Promise<Result[]> {
  const { rounds, directory, execArgv, say } = context;
  const renderer = await buildBarePage();
  const site = await startBenchSite({ directory, execArgv, environment: WITHOUT_PAGE_CACHE });
  const results: Result[] = [];
  for (const kind of KINDS) {
    const path = PAGE_KINDS[kind];
    say(`uncached ${kind}`);
    await assertRendered(site.port, path, siteLog({ directory }));
    const bare = await startBare(site, path, { directory, renderer });
    const ask = (program: Program) => () =>
      sampleRound(context, {
        program,
        status: 200,
        paths: [path],
        headers: HEADERS,
        connections: CONNECTIONS,
      });
    const samples = await interleave({ site: ask(site), bare: ask(bare) }, rounds);
    await bare.stop();
    results.push(
      ratioResult(`Uncached page, content at hand: ${kind}, CPU per request`, {
        ours: medians(samples.site).cpuMs,
        bare: medians(samples.bare).cpuMs,
        limit: 1.25,
        unit: 'ms',
      }),
    );
  }
  await site.stop();
  return results;
}

async function startBare(
  site: Program,
  path: string,
  { directory, renderer }: { directory: string; renderer: string },
): Promise<Program> {
  const { body } = await fetchRaw(site.port, path, { accept: 'application/json' });
  const pageFile = join(directory, 'page.json');
  writeFileSync(pageFile, body);
  return startProgram({
    file: join(import.meta.dirname, 'bareExpress.ts'),
    args: [renderer, pageFile],
    environment: { NODE_ENV: 'production' },
    logFile: join(directory, 'bareExpress.log'),
    readyPath: '/',
  });
}
