import type { BenchContext } from './BenchContext.ts';
import type { Load } from './driveLoad.ts';
import { median } from './median.ts';
import type { Program } from './startProgram.ts';

export interface RoundSample {
  /** CPU of the server, milliseconds per request. */
  cpuMs: number;
  /** Milliseconds until all but one of a hundred were answered. */
  p99: number;
}

interface RoundOptions extends Pick<Load, 'paths' | 'headers' | 'connections'> {
  program: Program;
  /** Every answer must have it. */
  status: number;
}

/** Asks a server for one round. @throws Error when an answer had another status. */
export async function sampleRound(
  { load, roundMs }: BenchContext,
  { program, status, ...asked }: RoundOptions,
): Promise<RoundSample> {
  const before = await program.usage();
  const { requests, statuses, p99 } = await load.run({
    ...asked,
    port: program.port,
    until: { ms: roundMs },
  });
  const after = await program.usage();
  if (requests === 0 || statuses[status] !== requests) {
    throw new Error(`Expected ${status} for ${asked.paths[0]}, got ${JSON.stringify(statuses)}`);
  }
  return { cpuMs: (after.cpuMs - before.cpuMs) / requests, p99 };
}

/** The medians of some rounds. */
export const medians = (samples: readonly RoundSample[]): RoundSample => ({
  cpuMs: median(samples.map(({ cpuMs }) => cpuMs)),
  p99: median(samples.map(({ p99 }) => p99)),
});
