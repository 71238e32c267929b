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

/**
 * Asks a server for one round. Each begins with a lead-in that is not counted: while the other server had its turn, this
 * one's code and data left the processor's caches, and a larger program takes longer to bring them back.
 *
 * @throws Error when an answer had another status.
 */
export async function sampleRound(
  { load, roundMs }: BenchContext,
  { program, status, ...asked }: RoundOptions,
): Promise<RoundSample> {
  const ask = (ms: number) => load.run({ ...asked, port: program.port, until: { ms } });
  await ask(roundMs / 2);
  const before = await program.usage();
  const { requests, statuses, p99 } = await ask(roundMs);
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
