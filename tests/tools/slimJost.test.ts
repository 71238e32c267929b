import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  mapLettersFile,
  outlineMapLetters,
  SUBSETS,
  slimJost,
  slimJostFile,
  WEIGHTS,
} from '../../tools/slimJost.ts';

const MAX_BYTES = { latin: 18_000, 'latin-ext': 11_000 };

describe.each(SUBSETS)('subset of Jost, %s', (subset) => {
  it('is what slimJost makes of the package’s font', async () => {
    const kept = readFileSync(slimJostFile(subset));
    expect((await slimJost(subset)).equals(kept), 'run `npm run fonts`').toBe(true);
    expect(kept.byteLength).toBeLessThan(MAX_BYTES[subset]);
  });

  it('@font-face names only the weights it contains', () => {
    const faces = readFileSync(join(import.meta.dirname, '../../site/design/fonts.css'), 'utf8').split(
      '@font-face',
    );
    const [slim = ''] = faces.filter((face) => face.includes(`./fonts/jost-${subset}-wght-normal.woff2`));
    expect(slim).toContain(`font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`);
  });
});

it('the letters of maps are what outlineMapLetters makes of the package’s font', async () => {
  const kept = JSON.parse(readFileSync(mapLettersFile, 'utf8'));
  expect(JSON.parse(await outlineMapLetters()), 'run `npm run fonts`').toEqual(kept);
});
