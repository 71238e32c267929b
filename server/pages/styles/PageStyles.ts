/** Part of the stylesheet that some pages need. */
export interface StylePiece {
  /** At-rules it stands in, from the outside: `@layer parts`, `@media print`. */
  around: readonly string[];
  css: string;
  /** Names of the components that need it; absent: every page does. */
  components?: readonly string[];
}

/** The built stylesheet in pieces (tools/splitStylesheet.ts). */
export interface PageStyles {
  /** Its address, whole. */
  stylesheet: string;
  pieces: readonly StylePiece[];
}

/** Where the build has it. */
export const PAGE_STYLES = 'dist/page-styles.json';
