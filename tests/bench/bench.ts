import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCheck } from '../../tools/runCheck.ts';
import type { BenchContext } from './BenchContext.ts';
import { benchBrowser } from './benchBrowser.ts';
import { benchCached } from './benchCached.ts';
import { benchFirstVisitor } from './benchFirstVisitor.ts';
import { benchGrowth } from './benchGrowth.ts';
import { benchLighthouse } from './benchLighthouse.ts';
import { benchMemory } from './benchMemory.ts';
import { benchObservability } from './benchObservability.ts';
import { benchPurge } from './benchPurge.ts';
import { benchStart } from './benchStart.ts';
import { benchTwins } from './benchTwins.ts';
import { benchUncached } from './benchUncached.ts';
import { describeResults } from './describeResults.ts';
import { parseBenchOptions } from './parseBenchOptions.ts';
import { failedResult, type Result } from './Result.ts';
import { startLoad } from './startLoad.ts';

const RESULTS = 'tests/bench/RESULTS.md';

const benchmarks = {
  cached: benchCached,
  uncached: benchUncached,
  purge: benchPurge,
  firstVisitor: benchFirstVisitor,
  growth: benchGrowth,
  memory: benchMemory,
  observability: benchObservability,
  start: benchStart,
  browser: benchBrowser,
  twins: benchTwins,
  lighthouse: benchLighthouse,
};
type Name = keyof typeof benchmarks;
// Object.keys answers string[]; the keys of an object literal are exactly these.
const NAMES = Object.keys(benchmarks) as Name[];

const commit = (): string | undefined =>
  spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() || undefined;

/** A benchmark that fails is one row: the others take an hour, and their results stay. */
async function measured(name: Name, context: BenchContext): Promise<readonly Result[]> {
  try {
    return await benchmarks[name](context);
  } catch (error) {
    context.say(`${name} failed: ${error instanceof Error ? error.stack : error}`);
    return [failedResult(name, error)];
  }
}

/** @returns whether every goal is met. */
async function bench(args: string[]): Promise<boolean> {
  const { isQuick, isStrict, names, profile } = parseBenchOptions(args, NAMES);
  execFileSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' });
  const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-bench-'));
  const load = startLoad();
  const context: BenchContext = {
    load,
    directory,
    isQuick,
    rounds: isQuick ? 5 : 11,
    roundMs: isQuick ? 400 : 2000,
    execArgv: profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(profile)}`] : [],
    say: (what) => void process.stderr.write(`… ${what}\n`),
  };
  const results: Result[] = [];
  try {
    for (const name of names) results.push(...(await measured(name, context)));
  } finally {
    load.stop();
  }
  // When something failed, its logs stay.
  rmSync(directory, { recursive: true, force: true });
  const table = describeResults(results, {
    date: new Date(),
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown processor',
    node: process.versions.node,
    commit: commit(),
    isQuick,
  });
  process.stdout.write(table);
  // A part of the table must not take the place of the whole.
  if (names.length === NAMES.length) writeFileSync(RESULTS, table);
  return !isStrict || results.every(({ met }) => met !== false);
}

await runCheck(() => bench(process.argv.slice(2)));
