import type { BenchContext } from './BenchContext.ts';
import { interleave } from './interleave.ts';
import { median } from './median.ts';
import { limitResult, type Result, shown } from './Result.ts';
import { startBenchSite } from './startBenchSite.ts';

/** Seconds; the CPU is that of the server's process alone. */
interface Start {
  wall: number;
  cpu: number;
}

/** From the start of the built site to its first page: as `npm start` does it, and the server alone. */
export async function benchStart({ directory, rounds, say }: BenchContext): Promise<Result[]> {
  say('start');
  const time = (file: 'tools/start.ts' | 'dist/site/main.js') => async () => {
    const site = await startBenchSite({ directory, name: 'start', file, readyPath: '/' });
    const { cpuMs } = await site.usage();
    await site.stop();
    return { wall: site.startMs / 1000, cpu: cpuMs / 1000 };
  };
  const { whole, server } = await interleave(
    { whole: time('tools/start.ts'), server: time('dist/site/main.js') },
    Math.ceil(rounds / 2),
  );
  const of = (samples: readonly Start[], name: keyof Start) => median(samples.map((sample) => sample[name]));
  const measured = (samples: readonly Start[]) =>
    `${shown(of(samples, 'wall'))} s (${shown(of(samples, 'cpu'))} s of CPU)`;
  return [
    {
      ...limitResult('Start to first page, built (tools/start.ts)', of(whole, 'wall'), 1.5, 's'),
      measured: measured(whole),
    },
    {
      what: 'The same without looking whether the build is of today (dist/site/main.js)',
      measured: measured(server),
    },
  ];
}
