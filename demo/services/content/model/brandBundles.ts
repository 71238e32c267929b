import { globSync, readFileSync } from 'node:fs';
import type { OwnBlocks } from '../../../../schemas/OwnBlock.ts';
import { parseOwnBlocks } from '../../../../schemas/parseOwnBlocks.ts';
import { toPlainBundles } from './plainBundles.ts';

// Part of the repository: tests check it.
const own = globSync('demo/brands/*/blocks/blocks.json').flatMap((file) =>
  Object.entries(parseOwnBlocks(readFileSync(file, 'utf8')) as OwnBlocks).flatMap(([type, { schema }]) =>
    schema ? [[type, schema] as const] : [],
  ),
);

/** Paragraphs of the blocks that only one brand of the demo has, and of the items in them. */
export const BRAND_BUNDLES = toPlainBundles(Object.fromEntries(own));

/** JSON:API types of those that a node may hold. */
export const BRAND_BLOCK_TYPES: readonly string[] = Object.keys(BRAND_BUNDLES.blocks).map(
  (bundle) => `paragraph--${bundle}`,
);
