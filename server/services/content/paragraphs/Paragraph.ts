import type { BlockProps, BlockType } from '../../../../schemas/index.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';

/**
 * Props as far as the content has them. Empty values are undefined, required or not: validation then drops the block
 * and says why.
 */
export type Draft<T> = T extends readonly (infer Item)[]
  ? Draft<Item>[]
  : T extends object
    ? { [K in keyof T]?: Draft<T[K]> | undefined }
    : T;

/** How a paragraph becomes a block of one type. */
export interface Paragraph<T extends BlockType = BlockType> {
  /** JSON:API include paths of the paragraph, relative to it. */
  include: readonly string[];
  toProps: (paragraph: ResourceReader) => Draft<BlockProps[T]>;
}

/** By block type. */
export type Paragraphs = { readonly [T in BlockType]?: Paragraph<T> };
