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

/** Letters of map names: the languages of the site, and what place names have besides. */
const MAP_LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2018, 0x2019],
] as const;

/** Units of an em in which the map has its letters: at its sizes a twentieth of a pixel. */
const MAP_UNITS = 200;

/** Where the map has them from (server/media/tiles/placeLabels.ts). */
export const mapLettersFile = join(import.meta.dirname, '../server/media/tiles/letters.json');

/** The part of HarfBuzz that is used here; it comes with subset-font. */
interface HarfBuzz {
  Blob: new (bytes: Uint8Array) => object;
  Face: new (blob: object) => { upem: number };
  Font: new (face: object) => { glyphToPath: (glyph: number) => string };
  Buffer: new () => {
    addText: (text: string) => void;
    guessSegmentProperties: () => void;
    getGlyphInfos: () => { codepoint: number }[];
    getGlyphPositions: () => { xAdvance: number }[];
  };
  shape: (font: object, buffer: object) => void;
}

/**
 * The letters of map names in Instrument Sans, as JSON: for each its advance and its outline, an SVG path that begins
 * at the pen. A tile is an image, and an image loads no font.
 */
export async function outlineMapLetters(): Promise<string> {
  const harfBuzz: HarfBuzz = await import(
    createRequire(createRequire(import.meta.url).resolve('subset-font')).resolve('harfbuzzjs')
  );
  const all = MAP_LETTERS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const letters = new Map<string, [advance: number, outline: string]>();
  for (const subset of SUBSETS) {
    const file = `instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`;
    const whole = readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`));
    const bytes = await subsetFont(whole, all.join(''), {
      targetFormat: 'sfnt',
      variationAxes: { wght: 500 },
    });
    const face = new harfBuzz.Face(new harfBuzz.Blob(bytes));
    const font = new harfBuzz.Font(face);
    const scale = MAP_UNITS / face.upem;
    for (const letter of all) {
      const buffer = new harfBuzz.Buffer();
      buffer.addText(letter);
      buffer.guessSegmentProperties();
      harfBuzz.shape(font, buffer);
      const { codepoint: glyph = 0 } = buffer.getGlyphInfos()[0] ?? {};
      const { xAdvance = 0 } = buffer.getGlyphPositions()[0] ?? {};
      if (glyph === 0 || letters.has(letter)) continue;
      letters.set(letter, [Math.round(xAdvance * scale), toSteps(font.glyphToPath(glyph), scale)]);
    }
  }
  const lines = [...letters].map((entry) => entry.map((part) => JSON.stringify(part)).join(': '));
  return `{\n  ${lines.join(',\n  ')}\n}\n`;
}

/** An outline in whole units and steps from point to point, downwards as SVG. */
function toSteps(outline: string, scale: number): string {
  let pen = [0, 0];
  let start = pen;
  return [...outline.matchAll(/([MLQZ])([^MLQZ]*)/g)]
    .map(([, command = '', numbers = '']) => {
      if (command === 'Z') {
        pen = start;
        return 'z';
      }
      const points = numbers
        .split(/[ ,]/)
        .map((value, index) => Math.round(Number(value) * (index % 2 ? -scale : scale)));
      const steps = points.map((value, index) => value - (pen[index % 2] ?? 0));
      pen = points.slice(-2);
      if (command === 'M') start = pen;
      return command.toLowerCase() + steps.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

// Run by hand when a package has a new typeface, or the site another weight; tests compare.
if (import.meta.main) {
  for (const subset of SUBSETS) writeFileSync(slimJostFile(subset), await slimJost(subset));
  writeFileSync(mapLettersFile, await outlineMapLetters());
}
