import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LONG } from './longestFirst.ts';

it('every test file that is started first exists', () => {
  expect(LONG.filter((file) => !existsSync(file))).toEqual([]);
});
