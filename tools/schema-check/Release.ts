import { createPageValidator } from '../../renderer/src/validate.ts';
import { blockMigrations, blockVersion } from '../../schemas/blockMigrations.ts';
import { emptyLists } from '../../schemas/entities/lists.ts';
import { menuItemSchema } from '../../schemas/entities/menu.ts';
import { blockSchemas } from '../../schemas/index.ts';
import { isRecord } from '../../schemas/isRecord.ts';
import { pageSchema } from '../../schemas/page.ts';
import { pageSchemas } from '../../schemas/pageSchemas.ts';
import { toPageJson } from '../../server/pages/validateDraft.ts';
import { breaking, type Keywords, type SchemaChange, safe } from './compareProperties.ts';
import { compareSchemas } from './compareSchemas.ts';

/** The schemas of one moment, as `schemas/released.json` keeps them. */
export interface Release {
  /** The page JSON around the blocks, and what it refers to by `$id`. */
  page: Record<string, Keywords>;
  /** One for each block type. */
  blocks: Record<string, Keywords>;
  /** Versions of the block types that have migrations; of all others, 1. */
  versions: Record<string, number>;
}

const isTable = (value: unknown): value is Record<string, Keywords> =>
  isRecord(value) && Object.values(value).every(isRecord);

const isVersions = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every(Number.isInteger);

/**
 * A release from its text.
 *
 * @throws TypeError when it is something else.
 */
export function parseRelease(text: string): Release {
  const release: unknown = JSON.parse(text);
  if (isRecord(release)) {
    const { page, blocks, versions } = release;
    if (isTable(page) && isTable(blocks) && isVersions(versions)) return { page, blocks, versions };
  }
  throw new TypeError('It holds no schemas of a page and its blocks, with their versions');
}

/** The schemas of today, as they would be read from a file. */
export function currentRelease(): Release {
  const page = { page: pageSchema, 'menu-item': menuItemSchema };
  const versions = Object.fromEntries(Object.keys(blockMigrations).map((type) => [type, blockVersion(type)]));
  return parseRelease(JSON.stringify({ page, blocks: blockSchemas, versions }));
}

/** A change, and the schema it is in. */
export interface ReleaseChange extends SchemaChange {
  /** A block type, or the name of a schema of the page. */
  schema: string;
  /** Whether it is about a block type. */
  isBlock: boolean;
  /** Whether it is breaking, and a migration that is newer than the release makes stored props new. */
  isMigrated: boolean;
}

/** Every change between two releases, in the order of their schemas. */
export function compareReleases(before: Release, after: Release): ReleaseChange[] {
  return [
    ...compareTables(before.page, after.page, 'schema').map((change) => ({
      ...change,
      isBlock: false,
      isMigrated: false,
    })),
    ...compareTables(before.blocks, after.blocks, 'block type').map((change) => ({
      ...change,
      isBlock: true,
      isMigrated: change.isBreaking && toVersion(after, change) > toVersion(before, change),
    })),
  ];
}

const toVersion = ({ versions }: Release, { schema }: { schema: string }): number => versions[schema] ?? 1;

function compareTables(
  before: Record<string, Keywords>,
  after: Record<string, Keywords>,
  what: string,
): Omit<ReleaseChange, 'isBlock' | 'isMigrated'>[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((schema) => {
    const [old, now] = [before[schema], after[schema]];
    const changes = !now
      ? [breaking('', `this ${what} is gone`)]
      : !old
        ? [safe('', `this ${what} is new`)]
        : compareSchemas(old, now);
    return changes.map((change) => ({ ...change, schema }));
  });
}

/** A block on a page that visitors would no longer get. */
export interface LostBlock {
  type: string;
  /** JSON pointer from the page's root to what is wrong. */
  pointer: string;
  reason: string;
}

/** Returns the blocks of a page that pass the validation of one release and not of another. @param page draft of a valid page. */
export type FindLostBlocks = (page: Parameters<typeof toPageJson>[0]) => LostBlock[];

/** The envelope is checked by today's schema in both cases: only blocks are compared. */
const createReleaseValidator = ({ blocks }: Release) =>
  createPageValidator({ ...pageSchemas, migrations: {}, blocks });

/** Sanitizing and checking as the site does it, once with each release. */
export function createLostBlocks(before: Release, after: Release): FindLostBlocks {
  const [oldDoor, newDoor] = [createReleaseValidator(before), createReleaseValidator(after)];
  return (draft) => {
    const input = { ...toPageJson(draft), lists: emptyLists };
    const bad = new Set(oldDoor(input).dropped.map(({ index }) => index));
    return newDoor(input)
      .dropped.filter(({ index }) => !bad.has(index))
      .map(({ type, pointer, reason }) => ({ type, pointer, reason }));
  };
}
