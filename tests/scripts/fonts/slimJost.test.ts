import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SLIM_JOST, slimJost, WEIGHTS } from '../../../scripts/fonts/slimJost.ts';

it('the slim Jost of the site is made of the package’s own', async () => {
  const kept = readFileSync(SLIM_JOST);
  expect((await slimJost()).equals(kept), 'run `npm run fonts`').toBe(true);
  expect(kept.byteLength).toBeLessThan(18_000);
});

it('its face promises no weight that has been taken out', () => {
  const faces = readFileSync(join(import.meta.dirname, '../../../design/fonts.css'), 'utf8').split(
    '@font-face',
  );
  const [slim = ''] = faces.filter((face) => face.includes('./fonts/jost-latin-wght-normal.woff2'));
  expect(slim).toContain(`font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`);
});
