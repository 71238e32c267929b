import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Parts of Jost that the site has, by the names of the package. */
export const SUBSETS = ['latin', 'latin-ext'] as const;

type Subset = (typeof SUBSETS)[number];

const readPackageFile = (name: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/jost/${name}`));

const toFileName = (subset: Subset): string => `jost-${subset}-wght-normal.woff2`;

/** Where the site has it from (site/design/fonts.css). */
export const slimJostFile = (subset: Subset): string =>
  join(import.meta.dirname, '../site/design/fonts', toFileName(subset));

/** What its faces say they have, and what the weights of the site need (site/design/tokens.css). */
export const WEIGHTS = { min: 200, max: 400 };

/**
 * Jost without the heavy weights, which the site sets nothing in: of Latin 17 kB on the way instead of 27, before the
 * first words are seen (docs/decisions/2026-11-21-browser-cost.md). Of letters it keeps what the package has.
 */
export function slimJost(subset: Subset): Promise<Buffer> {
  const ranges: Record<Subset, string> = JSON.parse(readPackageFile('unicode.json').toString());
  return subsetFont(readPackageFile(`files/${toFileName(subset)}`), toCharacters(ranges[subset]), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
}

/** All characters of a `unicode-range`, such as `U+0000-00FF,U+0131`. */
export const toCharacters = (range: string): string =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
    })
    .map((point) => String.fromCodePoint(point))
    .join('');

// Run by hand when the package has a new Jost, or the site another weight; a test compares.
if (import.meta.main)
  for (const subset of SUBSETS) writeFileSync(slimJostFile(subset), await slimJost(subset));
