import type { BlockProps, BlockType } from '../../schemas/index.ts';

/** A block in the page data: without props where it is not hydrated. */
export type BrowserBlock = { [T in BlockType]: { id: string; type: T; props?: BlockProps[T] } }[BlockType];
