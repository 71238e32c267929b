import { expect, it } from 'vitest';
import { visitAll } from '../../../tools/export/visitAll.ts';

const LINKS: Record<string, string[]> = { a: ['b', 'c'], b: ['a', 'd'], c: ['wrong'], d: [] };

it('visits each once, continues after errors, reports progress', async () => {
  const visited: string[] = [];
  const failed: string[] = [];
  const steps: [number, number][] = [];
  let running = 0;
  let most = 0;
  await visitAll(['a'], {
    atOnce: 2,
    visit: async (address) => {
      visited.push(address);
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      const links = LINKS[address];
      if (!links) throw new Error('nothing there');
      return links;
    },
    onError: (address) => failed.push(address),
    onProgress: (done, known) => steps.push([done, known]),
  });
  expect(visited.sort()).toEqual(['a', 'b', 'c', 'd', 'wrong']);
  expect(failed).toEqual(['wrong']);
  expect(most).toBe(2);
  expect(steps.at(-1)).toEqual([5, 5]);
});
