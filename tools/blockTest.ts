import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { blockNames } from './block-new/BlockNames.ts';
import { describeMissingParts } from './block-new/describeMissingParts.ts';

/** Tests that loop over the block types, their paragraphs and texts; none needs the build. */
const FILES = [
  ...['blocks', 'everyBlock', 'registryLines'].map((name) => `tests/blocks/${name}.test`),
  'tests/locales/messages.test.ts',
  'tests/locales/usedMessages.test.ts',
  'tests/server/routes/createContract.test.ts',
  'tests/server/services/content/paragraphs.test.ts',
];

/** One worker: several would each import the site, which takes longer than the tests of a block. */
const VITEST = ['run', '--project', 'unit', '--retry', '0', '--maxWorkers', '1', '--hideSkippedTests'];

/** Tests of the catalogues that check all texts together. */
const OF_CATALOGUES = ['has the keys of the English', 'has no English text', 'has no text that nothing says'];

/** Matches the titles of tests about a type, its paragraph or its texts; `lead` does not match `lead-form`. */
function toTitles(type: string): string {
  const { texts } = blockNames(type);
  const name = type.replaceAll('-', '[-_]');
  return `(^|[ “])${name}(?![-\\w])|the block registry| ${texts}\\.|${OF_CATALOGUES.join('|')}`;
}

/** Runs a command of node_modules, and prints its output when it ends: two at once do not mix theirs. */
async function succeeds(command: string, args: readonly string[]): Promise<boolean> {
  const isColoured = process.stdout.isTTY && !process.env.NO_COLOR;
  const child = spawn(`node_modules/.bin/${command}`, args, {
    env: { ...process.env, TEST_WITHOUT_BUILD: 'yes', ...(isColoured && { FORCE_COLOR: '1' }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const output = await Promise.all([text(child.stdout), text(child.stderr)]);
  process.stdout.write(output.join(''));
  return (await ended)[0] === 0;
}

/** Compiles the project, lints and tests one block type; prints the result in one sentence. */
async function testBlock(type: string, component: string): Promise<boolean> {
  const started = performance.now();
  const [typed, linted, tested] = await Promise.all([
    succeeds('tsc', ['-p', '.']),
    succeeds('biome', ['check', '--error-on-warnings', `schemas/blocks/${type}.ts`, `blocks/${component}`]),
    succeeds('vitest', [...VITEST, '-t', toTitles(type), ...FILES]),
  ]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const failed = Object.entries({ types: typed, lint: linted, tests: tested }).flatMap(([what, passed]) =>
    passed ? [] : [what],
  );
  const outcome = failed.length === 0 ? 'types, lint and tests pass' : `${failed.join(', ')} failed`;
  process.stdout.write(`${type}: ${outcome} (${seconds} s)\n`);
  if (!linted) process.stdout.write('npm run fix mends what can be mended\n');
  return failed.length === 0;
}

const [type, ...more] = process.argv.slice(2);
if (type === undefined || more.length > 0) {
  process.stderr.write('Name one block type: npm run block:test quotation\n');
  process.exitCode = 1;
} else {
  const registry: Record<string, { component: string }> = JSON.parse(
    readFileSync('blocks/registry.json', 'utf8'),
  );
  const missing = describeMissingParts(type, registry);
  if (missing) process.stderr.write(missing);
  const component = registry[type]?.component ?? blockNames(type).component;
  process.exitCode = !missing && (await testBlock(type, component)) ? 0 : 1;
}
