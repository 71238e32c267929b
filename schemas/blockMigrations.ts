import type { BlockType } from './index.ts';
import type { Migration } from './Migration.ts';
import { articleCarouselMigrations } from './migrations/article-carousel.ts';
import { blogHighlightMigrations } from './migrations/blog-highlight.ts';

/**
 * How the props of older versions of a block become those of today: the first function makes version 2 of version 1,
 * and so on. A schema that changes so that stored props break gets one more, in schemas/migrations/<type>.ts
 * (docs/decisions/2026-11-21-block-versions.md).
 */
export const blockMigrations: Partial<Record<BlockType, readonly Migration[]>> = {
  'article-carousel': articleCarouselMigrations,
  'blog-highlight': blogHighlightMigrations,
};

/** Version of a block's schema: 1, and one more for each migration. A type that is not known has the first. */
export function blockVersion(type: string): number {
  const known = new Map<string, readonly Migration[]>(Object.entries(blockMigrations));
  return 1 + (known.get(type)?.length ?? 0);
}
