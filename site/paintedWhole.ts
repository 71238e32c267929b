/**
 * Characters of markup that, compressed to an eighth, come in the first flight of a connection: ten segments, 14 kB
 * (RFC 6928), before the styles that the head names.
 */
const FIRST_FLIGHT = 100_000;

/**
 * A tag for the head that has browsers paint a page for the first time when they have read all of it
 * (`blocking="render"`, HTML Standard). Without it they begin as soon as the styles are there, piece by piece, and a
 * visitor who touches the first piece waits until the others are laid out. Documents that may come in pieces are painted
 * in pieces: none then.
 */
export const paintedWhole = (html: string): string =>
  html.length > FIRST_FLIGHT ? '' : '<link rel="expect" href="#footer" blocking="render">';
