import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const MODULE = new URL('../../../../server/leads/store/openSqlite.ts', import.meta.url).href;
const THREADS = 4;
const FILES = 8;

/** Opens each file once all threads have come to it. */
const PROGRAM = `
const { workerData: { folder, arrived } } = require('node:worker_threads');
import('${MODULE}').then(({ openSqlite }) => {
  for (let round = 0; round < ${FILES}; round++) {
    Atomics.add(arrived, round, 1);
    while (Atomics.load(arrived, round) < ${THREADS});
    openSqlite(folder + '/' + round + '.db');
  }
});`;

it('many threads open a new file at the same moment', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  const arrived = new Int32Array(new SharedArrayBuffer(4 * FILES));
  const ends = Array.from({ length: THREADS }, async () => {
    const worker = new Worker(PROGRAM, { eval: true, workerData: { folder, arrived } });
    const [code] = await Promise.race([once(worker, 'exit'), once(worker, 'error')]);
    return code;
  });
  expect(await Promise.all(ends)).toEqual(Array(THREADS).fill(0));
  rmSync(folder, { recursive: true });
});
