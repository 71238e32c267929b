import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const MODULE = new URL('../../../../server/leads/store/openSqlite.ts', import.meta.url).href;
const THREADS = 4;

/** Opens a file once all threads have come here. */
const PROGRAM = `
const { workerData: { file, arrived } } = require('node:worker_threads');
import('${MODULE}').then(({ openSqlite }) => {
  Atomics.add(arrived, 0, 1);
  while (Atomics.load(arrived, 0) < ${THREADS});
  openSqlite(file);
});`;

it('many threads open a new file at the same moment', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  for (let round = 0; round < 8; round++) {
    const arrived = new Int32Array(new SharedArrayBuffer(4));
    const file = join(folder, `${round}.db`);
    const ends = Array.from({ length: THREADS }, async () => {
      const worker = new Worker(PROGRAM, { eval: true, workerData: { file, arrived } });
      const [code] = await Promise.race([once(worker, 'exit'), once(worker, 'error')]);
      return code;
    });
    expect(await Promise.all(ends)).toEqual(Array(THREADS).fill(0));
  }
  rmSync(folder, { recursive: true });
});
