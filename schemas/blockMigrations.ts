import type { Migration } from '../renderer/src/validate.ts';
import type { BlockType } from './index.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Teasers of articles had `shortDesc`, now `text`. Anything else is returned unchanged. */
const migrateTeaser = (teaser: unknown): unknown => {
  if (!isFields(teaser) || teaser.shortDesc === undefined) return teaser;
  const { shortDesc, ...others } = teaser;
  return { text: shortDesc, ...others };
};

/** Creates the migration of props with such teasers in one field or in a list. */
const teaserText =
  (field: string): Migration =>
  (props) => {
    if (!isFields(props) || props[field] === undefined) return props;
    const value = props[field];
    return { ...props, [field]: Array.isArray(value) ? value.map(migrateTeaser) : migrateTeaser(value) };
  };

/**
 * Migrations by block type: the first function makes version 2 of version 1, and so on. A schema change that breaks
 * stored props adds one (docs/decisions/2026-11-21-block-versions.md).
 */
export const blockMigrations: Partial<Record<BlockType, readonly Migration[]>> = {
  'article-carousel': [teaserText('articles')],
  'blog-highlight': [teaserText('article')],
};

/** Version of a block's schema: 1 plus the number of its migrations; 1 for unknown types. */
export function blockVersion(type: string): number {
  const known = new Map<string, readonly Migration[]>(Object.entries(blockMigrations));
  return 1 + (known.get(type)?.length ?? 0);
}
