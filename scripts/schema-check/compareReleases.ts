import { compareSchemas } from './compareSchemas.ts';
import type { Release } from './Release.ts';
import { breaking, type Keywords, type SchemaChange, safe } from './SchemaChange.ts';

/** A change, and the schema it is in. */
export interface ReleaseChange extends SchemaChange {
  /** A block type, or the name of a schema of the page. */
  schema: string;
  /** Whether it is about a block type. */
  isBlock: boolean;
}

/** Every change between two releases, in the order of their schemas. */
export function compareReleases(before: Release, after: Release): ReleaseChange[] {
  return [
    ...compareTables(before.page, after.page, 'schema').map((change) => ({ ...change, isBlock: false })),
    ...compareTables(before.blocks, after.blocks, 'block type').map((change) => ({
      ...change,
      isBlock: true,
    })),
  ];
}

function compareTables(
  before: Record<string, Keywords>,
  after: Record<string, Keywords>,
  what: string,
): Omit<ReleaseChange, 'isBlock'>[] {
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
