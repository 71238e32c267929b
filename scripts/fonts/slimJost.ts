import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const readPackageFile = (name: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/jost/${name}`));

/** Where the site has it from (design/fonts.css). */
export const SLIM_JOST = join(import.meta.dirname, '../../design/fonts/jost-latin-wght-normal.woff2');

/** What its face says it has, and what the weights of the site need (design/tokens.css). */
export const WEIGHTS = { min: 200, max: 400 };

/** All characters of a `unicode-range`, such as `U+0000-00FF,U+0131`. */
const charactersOf = (range: string): string =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
    })
    .map((point) => String.fromCodePoint(point))
    .join('');

/**
 * Jost without the heavy weights, which the site sets nothing in: 17 kB on the way instead of 27, before the first words
 * are seen (docs/decisions/2026-11-21-browser-cost.md). Of letters it keeps what the package has as Latin.
 */
export function slimJost(): Promise<Buffer> {
  const { latin }: { latin: string } = JSON.parse(readPackageFile('unicode.json').toString());
  return subsetFont(readPackageFile('files/jost-latin-wght-normal.woff2'), charactersOf(latin), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
}
