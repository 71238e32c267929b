import type { BlockProps, BlockType } from '../../schemas/index.ts';

/** A block as it travels to the browser: without props where its HTML says all. */
export type BrowserBlock = { [T in BlockType]: { id: string; type: T; props?: BlockProps[T] } }[BlockType];
