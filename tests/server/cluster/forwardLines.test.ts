import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { forwardLines } from '../../../server/cluster/createWorker.ts';

it('forwards whole lines only, and terminates the last one', async () => {
  const from = new PassThrough();
  const written: string[] = [];
  forwardLines(from, (lines) => written.push(lines));
  for (const piece of ['one\ntw', 'o', '\nthr', 'ee']) from.write(piece);
  from.end();
  await new Promise((resolve) => from.once('close', resolve));
  expect(written.join('')).toBe('one\ntwo\nthree\n');
  for (const lines of written) expect(lines).toMatch(/\n$/);
});
