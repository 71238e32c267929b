import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PageStyles, StylePiece } from './PageStyles.ts';

/** A document with its styles inside. */
export interface StyledDocument {
  body: string;
  /** Source for the Content-Security-Policy, such as `sha256-…` (CSP 3 §6.7.3.3). */
  styleHash: string;
}

/** Sets of components on pages: each page kind of a brand has few. */
const MAX_SETS = 500;

const LINK = /<link rel="stylesheet"[^>]*? href="([^"]+)">/g;
const TITLE = '<title>';

/**
 * Creates a function that puts the styles that a page needs into its document, in place of the link to the whole
 * stylesheet: a browser that has the document can paint it, a round trip earlier. The link stays, disabled: nothing is
 * fetched, and Vite's code for parts that come later finds it and adds none. The next page within the document enables
 * it (site/browser/navigation/loadStylesheet.ts).
 */
export function createStyleInliner({
  stylesheet,
  pieces,
}: PageStyles): (document: string, components: ReadonlySet<string>) => StyledDocument {
  const written = new LRUCache<string, { tag: string; styleHash: string }>({ max: MAX_SETS });
  const write = (components: ReadonlySet<string>) => {
    const css = join(
      pieces.filter((piece) => !piece.components || piece.components.some((name) => components.has(name))),
    );
    const styleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
    return { tag: `<style>${css}</style><link rel="stylesheet" href="${stylesheet}" disabled>`, styleHash };
  };
  return (document, components) => {
    const key = [...components].sort().join();
    const known = written.get(key) ?? write(components);
    written.set(key, known);
    const { tag, styleHash } = known;
    const body = document
      .replace(LINK, (link, address) => (address === stylesheet ? '' : link))
      // Behind the declaration of the encoding, before the stylesheet of a brand.
      .replace(TITLE, () => `${tag}${TITLE}`);
    return { body, styleHash };
  };
}

/** Pieces in their order; neighbours in the same at-rules share them. */
function join(pieces: readonly StylePiece[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { around, css: piece } of pieces) {
    if (`${around}` !== `${open}`) {
      css += '}'.repeat(open.length) + around.map((rule) => `${rule}{`).join('');
      open = around;
    }
    css += piece;
  }
  return css + '}'.repeat(open.length);
}
