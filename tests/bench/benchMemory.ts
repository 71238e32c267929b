import type { BenchContext } from './BenchContext.ts';
import { distinctPaths } from './distinctPaths.ts';
import { lastHalfGrowth } from './lastHalfGrowth.ts';
import { limitResult, type Result, shown } from './Result.ts';
import { startBenchSite } from './startBenchSite.ts';

const CONNECTIONS = 16;
/** How often memory is looked at; a multiple of it are the requests. */
const LOOKS = 100;
/** A garbage collector leaves some; less than this is no growth. */
const NOISE_PERCENT = 2;

/** Memory over a long run over many addresses. */
export async function benchMemory({
  load,
  directory,
  isQuick,
  execArgv,
  say,
}: BenchContext): Promise<Result[]> {
  const [requests, distinct] = isQuick ? [2000, 200] : [200_000, 5000];
  const site = await startBenchSite({ directory, name: 'memory', execArgv });
  const paths = await distinctPaths(site.port, distinct);
  const megabytes: number[] = [];
  const statuses: Record<string, number> = {};
  const step = requests / LOOKS;
  const { cpuMs: cpuBefore } = await site.usage();
  for (let look = 0; look < LOOKS; look++) {
    if (look % 10 === 0) say(`memory ${look} %`);
    const first = (look * step) % paths.length;
    const report = await load.run({
      port: site.port,
      paths: [...paths.slice(first), ...paths.slice(0, first)].slice(0, step),
      headers: { 'accept-encoding': 'br', accept: 'text/html' },
      connections: CONNECTIONS,
      until: { requests: step },
    });
    for (const [status, count] of Object.entries(report.statuses)) {
      statuses[status] = (statuses[status] ?? 0) + count;
    }
    megabytes.push((await site.usage()).rss / 1e6);
  }
  const { cpuMs } = await site.usage();
  await site.stop();
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  const run = `${requests.toLocaleString('en')} requests over ${distinct.toLocaleString('en')} addresses`;
  return [
    limitResult(`Memory (RSS), highest in ${run}`, Math.max(...megabytes), 350, 'MB'),
    limitResult(
      'Memory, growth in the last half of them',
      Math.max(0, lastHalfGrowth(megabytes) * 100),
      NOISE_PERCENT,
      '%',
    ),
    {
      what: 'Answers in that run, CPU for each',
      measured: `${answers.join(', ')}; ${shown((cpuMs - cpuBefore) / requests)} ms`,
    },
  ];
}
