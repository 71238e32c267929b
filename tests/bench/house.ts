import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Coverage, RunFunction } from './answerCoverage.ts';
import { fetchRaw } from './fetchRaw.ts';
import { PAGE_KINDS, QUIET_PAGE, WITHOUT_PAGE_CACHE } from './pageKinds.ts';
import { startBenchSite } from './startBenchSite.ts';
import type { Program } from './startProgram.ts';

/**
 * `npm run house`: how large the house is, and how many of its files a page goes through, which are those whose
 * functions V8 counts during a request. `--files` lists them.
 */
const SOURCES =
  '{blocks,demo,locales,memo,pages,renderer/src,schemas,server,site,store,tools}/**/*.{ts,tsx,js}';
/** How many there are is up to its editors. */
const BLOCKS = /^(?:blocks|schemas\/blocks|demo\/brands)\//;
const BUILT = pathToFileURL('dist/').href;
/** A file counts when it runs in each of so many requests: what timers run does not. */
const REQUESTS = 4;
/** Longer than what follows an answer takes: its line of the log, its counts. */
const AFTER_MS = 300;
/** From few blocks to many; the first one is traced cached too. */
const PATHS = [QUIET_PAGE, PAGE_KINDS.home, PAGE_KINDS.model];

const isListed = process.argv.includes('--files');

function print(name: string, value: string | number): void {
  process.stdout.write(`${name.padEnd(52)} ${value}`.trimEnd().concat('\n'));
}

/** Names the source of a function of a built file; undefined for packages, Node itself and whole modules. */
function createSourceFinder(): (run: RunFunction) => string | undefined {
  const maps = new Map<string, { map: SourceMap; starts: number[] } | undefined>();
  const load = (url: string) => {
    if (!url.startsWith(BUILT)) return undefined;
    const file = fileURLToPath(url);
    const starts = [0, ...[...readFileSync(file, 'utf8').matchAll(/\n/g)].map(({ index }) => index + 1)];
    return { map: new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))), starts };
  };
  return ({ url, offset }) => {
    if (!maps.has(url)) maps.set(url, load(url));
    const found = maps.get(url);
    if (!found || offset === 0) return undefined;
    const line = found.starts.findLastIndex((start) => start <= offset);
    const entry = found.map.findEntry(line, offset - (found.starts[line] ?? 0));
    if (!('originalSource' in entry)) return undefined;
    const source = relative('.', fileURLToPath(new URL(entry.originalSource, url)));
    return source.includes('node_modules') ? undefined : source;
  };
}

/** Files of ours whose functions run in each of several requests for one path: until its answer, and only after it. */
async function traceFiles(site: Program, path: string): Promise<{ before: string[]; after: string[] }> {
  const findSource = createSourceFinder();
  const get = async () => {
    const { status } = await fetchRaw(site.port, path, { 'accept-encoding': 'br' });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    await sleep(AFTER_MS);
  };
  const taken: Coverage[] = [];
  await get();
  for (let request = 0; request < REQUESTS; request += 1) {
    await site.ask('coverage');
    await get();
    // As tests/bench/answerCoverage.ts answers it.
    taken.push((await site.ask('coverage')) as Coverage);
  }
  const inAll = (runs: RunFunction[][]) => {
    const [first = new Set<string>(), ...others] = runs.map(
      (run) => new Set(run.flatMap((one) => findSource(one) ?? [])),
    );
    return new Set([...first].filter((file) => others.every((files) => files.has(file))));
  };
  const before = inAll(taken.map((one) => one.before));
  const after = [...inAll(taken.map((one) => one.after))].filter((file) => !before.has(file));
  return { before: [...before].sort(), after: after.sort() };
}

async function countBlocks(site: Program, path: string): Promise<number> {
  const { body } = await fetchRaw(site.port, path, { accept: 'application/json' });
  return JSON.parse(body.toString()).blocks.length;
}

async function measureWays(directory: string, isCached: boolean): Promise<void> {
  const site = await startBenchSite({
    directory,
    // A busy machine is slow, not broken.
    environment: { CONTENT_BUDGET_MS: '10000', ...(!isCached && WITHOUT_PAGE_CACHE) },
    execArgv: ['--import', resolve('tests/bench/answerCoverage.ts')],
  });
  try {
    for (const path of isCached ? PATHS.slice(0, 1) : PATHS) {
      const { before, after } = await traceFiles(site, path);
      const folders = new Set(before.map((file) => dirname(file)));
      const kind = `${isCached ? 'cached' : 'uncached'} page of ${await countBlocks(site, path)} blocks`;
      print(kind, `${before.length} files in ${folders.size} folders, ${after.length} after the answer`);
      if (!isListed) continue;
      for (const file of before) print(`  ${file}`, '');
      for (const file of after) print(`  ${file}`, 'after');
    }
  } finally {
    await site.stop();
  }
}

const files = globSync(SOURCES, { exclude: ['tools/create-bridgedeck/template/**'] });
const ofBlocks = files.filter((file) => BLOCKS.test(file));
const countLines = (some: string[]) =>
  some.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
print('production files, without those of blocks', files.length - ofBlocks.length);
print('files of blocks', ofBlocks.length);
print('lines', countLines(files));
print('rooms of the server', globSync('server/*/').length);
execFileSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' });
const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-house-'));
try {
  await measureWays(directory, true);
  await measureWays(directory, false);
} finally {
  rmSync(directory, { recursive: true });
}
