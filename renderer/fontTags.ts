import { extendedFaces, type Typeface } from './extendedFaces.ts';
import type { Manifest } from './Manifest.ts';

const FILES: Readonly<Record<Typeface, string>> = {
  display: 'design/fonts/jost-latin-ext-wght-normal.woff2',
  text: 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
};

/**
 * Tags for the head that have the browser load the faces of extended Latin at once where a page has letters of theirs.
 * A browser that finds out while it lays out the page asks too late for the first paint, and lays out all of it again
 * for each face that comes. While developing there is nothing to preload.
 */
export const fontTags = (html: string, manifest: Manifest): string =>
  extendedFaces(html)
    .map((face) => manifest?.[FILES[face]]?.file)
    .filter((file) => file !== undefined)
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
