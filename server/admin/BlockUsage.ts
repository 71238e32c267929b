import type { Alternate } from '../../schemas/entities/alternate.ts';
import type { BlockType } from '../../schemas/index.ts';

/** The pages each block type stands on, each named once; a type that stands nowhere has no entry. */
export type BlockUsage = ReadonlyMap<BlockType, readonly Alternate[]>;
