import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PageStyles, StylePiece } from './PageStyles.ts';

/** Puts the styles that a page needs into its document, in place of the link to the whole stylesheet. */
export interface StyleInliner {
  /** The frame of all documents without that link. */
  removeLink(document: string): string;
  /** A document without that link → in UTF-8, with the styles of these components. */
  inline(document: string, components: ReadonlySet<string>): StyledDocument;
}

/** A document with its styles inside. */
interface StyledDocument {
  body: Buffer;
  /** Source for the Content-Security-Policy, such as `sha256-…` (CSP 3 §6.7.3.3). */
  styleHash: string;
}

/** Sets of components on pages: each page kind of a brand has few. */
const MAX_SETS = 500;

const LINK = /<link rel="stylesheet"[^>]*? href="([^"]+)">/g;
const TITLE = '<title>';

/**
 * A browser that has a document with its styles can paint it, a round trip earlier. The link stays, disabled: nothing is
 * fetched, and Vite's code for parts that come later finds it and adds none. The next page within the document enables
 * it (site/browser/navigation/loadStylesheet.ts).
 */
export function createStyleInliner({ stylesheet, pieces }: PageStyles): StyleInliner {
  const written = new LRUCache<string, { tag: Buffer; styleHash: string }>({ max: MAX_SETS });
  const write = (components: ReadonlySet<string>) => {
    const css = join(
      pieces.filter((piece) => !piece.components || piece.components.some((name) => components.has(name))),
    );
    const styleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
    const tag = `<style>${css}</style><link rel="stylesheet" href="${stylesheet}" disabled>`;
    // Encoded once: with each document it took a fifth of making one.
    return { tag: Buffer.from(tag), styleHash };
  };
  return {
    removeLink: (document) => document.replace(LINK, (link, address) => (address === stylesheet ? '' : link)),
    inline: (document, components) => {
      const key = [...components].sort().join();
      const known = written.get(key) ?? write(components);
      written.set(key, known);
      const { tag, styleHash } = known;
      // Behind the declaration of the encoding, before the stylesheet of a brand.
      const at = document.indexOf(TITLE);
      const body = Buffer.concat([Buffer.from(document.slice(0, at)), tag, Buffer.from(document.slice(at))]);
      return { body, styleHash };
    },
  };
}

/** Pieces in their order; neighbours share the at-rules that both stand in, from the outside. */
function join(pieces: readonly StylePiece[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { around, css: piece } of pieces) {
    const differs = around.findIndex((rule, depth) => rule !== open[depth]);
    const shared = differs < 0 ? around.length : differs;
    const opened = around.slice(shared).map((rule) => `${rule}{`);
    css += '}'.repeat(open.length - shared) + opened.join('') + piece;
    open = around;
  }
  return css + '}'.repeat(open.length);
}
