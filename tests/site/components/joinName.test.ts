import { expect, test } from 'vitest';
import { joinName } from '../../../site/components/BoatProfile/joinName.ts';

test.each([
  ['Estran 45 S', 'Estran 45\u00a0S'],
  ['Estran 42', 'Estran\u00a042'],
  ['Aurel Ocean', 'Aurel Ocean'],
])('%s keeps a short last word on its line', (name, joined) => {
  expect(joinName(name)).toBe(joined);
});
