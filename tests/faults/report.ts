import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { basename, dirname } from 'node:path';
import { describeFaults, type ToldFault } from './describeFaults.ts';

/** What the tests of this run have told so far; they run in processes of their own. */
export const LINES = 'test-results/faults.jsonl';
const RESULTS = 'tests/faults/RESULTS.md';

export function setup(): void {
  mkdirSync(dirname(LINES), { recursive: true });
  writeFileSync(LINES, '');
}

/** Writes the table, as far as every test had its say: a part must not take the place of the whole. */
export function teardown(): void {
  const told = readFileSync(LINES, 'utf8').trim().split('\n').filter(Boolean);
  // Only `tell` writes to the file.
  const faults = told.map((line) => JSON.parse(line) as ToldFault);
  const files = globSync('tests/faults/*.test.ts').map((path) => basename(path));
  if (files.some((name) => !faults.some(({ file }) => file === name))) return;
  const table = describeFaults(faults, {
    date: new Date(),
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown processor',
    node: process.versions.node,
  });
  writeFileSync(RESULTS, table);
}
