import type { PropSchema } from './toBlockFields.ts';

/** A block type of one brand: rendered on the server, never hydrated. */
export interface OwnBlock {
  /** Level of its heading; 1 where it contains the page's h1. Default: 2. */
  heading?: 1 | 2;
  /** Whether it opens with a picture or a dark background under a transparent header. */
  transparentHeader?: 'always' | 'pictured';
  /** Folder, file and export of its component, below the folder of blocks. */
  component: string;
  /** JSON Schema of its props; absent where it replaces the component of a type of the site. */
  schema?: PropSchema;
}

export type OwnBlocks = Readonly<Record<string, OwnBlock>>;
