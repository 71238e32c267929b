import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SUBSETS, slimJost, slimJostFile, WEIGHTS } from '../../tools/slimJost.ts';

const MAX_BYTES = { latin: 18_000, 'latin-ext': 11_000 };

describe.each(SUBSETS)('the slim Jost of the site, %s', (subset) => {
  it('is made of the package’s own', async () => {
    const kept = readFileSync(slimJostFile(subset));
    expect((await slimJost(subset)).equals(kept), 'run `npm run fonts`').toBe(true);
    expect(kept.byteLength).toBeLessThan(MAX_BYTES[subset]);
  });

  it('has a face that promises no weight that has been taken out', () => {
    const faces = readFileSync(join(import.meta.dirname, '../../site/design/fonts.css'), 'utf8').split(
      '@font-face',
    );
    const [slim = ''] = faces.filter((face) => face.includes(`./fonts/jost-${subset}-wght-normal.woff2`));
    expect(slim).toContain(`font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`);
  });
});
