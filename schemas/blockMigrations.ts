import type { BlockType } from './index.ts';
import type { Migration } from './Migration.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A teaser of an article had `shortDesc`, which is its `text`. What is no teaser stays as it is. */
const migrateTeaser = (teaser: unknown): unknown => {
  if (!isFields(teaser) || teaser.shortDesc === undefined) return teaser;
  const { shortDesc, ...others } = teaser;
  return { text: shortDesc, ...others };
};

/** Makes the migration of props that have such teasers, in one field or in a list of them. */
const teaserText =
  (field: string): Migration =>
  (props) => {
    if (!isFields(props) || props[field] === undefined) return props;
    const value = props[field];
    return { ...props, [field]: Array.isArray(value) ? value.map(migrateTeaser) : migrateTeaser(value) };
  };

/**
 * How the props of older versions of a block become those of today: the first function makes version 2 of version 1,
 * and so on. A schema that changes so that stored props break gets one more (docs/decisions/2026-11-21-block-versions.md).
 */
export const blockMigrations: Partial<Record<BlockType, readonly Migration[]>> = {
  'article-carousel': [teaserText('articles')],
  'blog-highlight': [teaserText('article')],
};

/** Version of a block's schema: 1, and one more for each migration. A type that is not known has the first. */
export function blockVersion(type: string): number {
  const known = new Map<string, readonly Migration[]>(Object.entries(blockMigrations));
  return 1 + (known.get(type)?.length ?? 0);
}
