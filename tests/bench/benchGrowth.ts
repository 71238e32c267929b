import type { LoopbackService } from '../../demo/services/serveOnLoopback.ts';
import type { BenchContext } from './BenchContext.ts';
import { fetchRaw } from './fetchRaw.ts';
import { interleave } from './interleave.ts';
import { WITHOUT_PAGE_CACHE } from './pageKinds.ts';
import { type Result, shown } from './Result.ts';
import { medians, sampleRound } from './sampleRound.ts';
import { serveManyArticles } from './serveManyArticles.ts';
import { CONTENT_KEY, serveManyBlocks } from './serveManyBlocks.ts';
import { dealerEnvironment, serveManyDealers } from './serveManyDealers.ts';
import { startBenchSite } from './startBenchSite.ts';
import type { Program } from './startProgram.ts';

interface Growth {
  /** What there is more and more of. */
  what: string;
  few: number;
  many: number;
  serve: (count: number) => Promise<LoopbackService>;
  environment: (service: LoopbackService) => Record<string, string>;
  paths: (count: number) => string[];
}

const HEADERS = { 'accept-encoding': 'identity', accept: 'text/html' };
const CONNECTIONS = 2;

const GROWTHS: readonly Growth[] = [
  {
    what: 'articles',
    few: 10,
    many: 10_000,
    serve: serveManyArticles,
    environment: ({ url }) => ({ CONTENT_URL: url }),
    paths: (count) => ['/news', '/news?category=category-3', `/news/article/article-${count >> 1}`],
  },
  {
    what: 'dealers',
    few: 100,
    many: 10_000,
    serve: serveManyDealers,
    environment: dealerEnvironment,
    paths: () => ['/dealers', '/dealers?country=fr', '/dealers?dealer=BENCH-3'],
  },
  {
    what: 'blocks',
    few: 10,
    many: 500,
    serve: serveManyBlocks,
    environment: ({ url }) => ({ CONTENT_URL: url, CONTENT_KEY }),
    paths: () => ['/the-yard'],
  },
];

/** What a page costs where there is little of something, and where there is much. */
export async function benchGrowth(context: BenchContext): Promise<Result[]> {
  const results: Result[] = [];
  for (const growth of GROWTHS) {
    context.say(`growth: ${growth.what}`);
    results.push(...(await measureGrowth(context, growth)));
  }
  return results;
}

async function measureGrowth(context: BenchContext, growth: Growth): Promise<Result[]> {
  const [few, many] = await Promise.all([
    startWith(context, growth, growth.few),
    startWith(context, growth, growth.many),
  ]);
  const results: Result[] = [];
  for (const [index, path] of growth.paths(growth.many).entries()) {
    const small = { ...few, path: growth.paths(growth.few)[index] ?? path };
    results.push(await compare(context, growth, small, { ...many, path }));
  }
  await Promise.all([few, many].map(({ site, service }) => site.stop().then(() => service.close())));
  return results;
}

interface Grown {
  site: Program;
  service: LoopbackService;
  path: string;
}

async function startWith(
  { directory, execArgv }: BenchContext,
  { what, serve, environment }: Growth,
  count: number,
): Promise<Omit<Grown, 'path'>> {
  const service = await serve(count);
  const name = `${what}-${count}`;
  const site = await startBenchSite({
    directory,
    name,
    execArgv,
    environment: { ...WITHOUT_PAGE_CACHE, ...environment(service) },
  });
  return { site, service };
}

async function compare(context: BenchContext, growth: Growth, small: Grown, large: Grown): Promise<Result> {
  const { what, few, many } = growth;
  // The first visitor of a list fetches all of it: told, not averaged.
  const start = performance.now();
  const first = await fetchRaw(large.site.port, large.path, HEADERS);
  const firstMs = performance.now() - start;
  const { body } = await fetchRaw(small.site.port, small.path, HEADERS);
  const ask =
    ({ site, path }: Grown) =>
    () =>
      sampleRound(context, {
        program: site,
        status: 200,
        paths: [path],
        headers: HEADERS,
        connections: CONNECTIONS,
      });
  const samples = await interleave({ small: ask(small), large: ask(large) }, Math.ceil(context.rounds / 2));
  const [before, after] = [medians(samples.small).cpuMs, medians(samples.large).cpuMs];
  const kilobytes = [body, first.body].map(({ length }) => (length / 1000).toFixed(0)).join(' → ');
  return {
    what: `Growth: ${few} → ${many.toLocaleString('en')} ${what}, ${large.path}, CPU per uncached page`,
    measured: `${shown(after / before)} × (${shown(before)} → ${shown(after)} ms; HTML ${kilobytes} kB; first visitor ${shown(firstMs)} ms)`,
  };
}
