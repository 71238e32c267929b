import { count } from '../../renderer/src/problems.ts';
import type { LostBlock, ReleaseChange } from './Release.ts';

/** A lost block and the page it is on. */
export type LostBlockOnPage = LostBlock & { page: string };

export interface SchemaReport {
  changes: ReleaseChange[];
  /** Only looked for when a change of a block is breaking. */
  lost: LostBlockOnPage[];
}

const describe = ({ schema, pointer, text }: ReleaseChange) => `  ${schema}${pointer}\n    ${text}`;

const group = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines, ''] : []);

/** The result of a schema check for people. */
export function describeChanges({ changes, lost }: SchemaReport): string {
  if (changes.length === 0) return 'The schemas are those that were released.\n';
  const breaking = changes.filter(({ isBreaking, isMigrated }) => isBreaking && !isMigrated);
  const migrated = changes.filter(({ isMigrated }) => isMigrated);
  const safe = changes.filter(({ isBreaking }) => !isBreaking);
  const pages = new Set(lost.map(({ page }) => page)).size;
  return [
    ...group('Breaking', breaking.map(describe)),
    ...group('Breaking, but stored props are migrated', migrated.map(describe)),
    ...group('Safe', safe.map(describe)),
    ...group(
      'Blocks that visitors would lose',
      lost.map(({ page, type, pointer, reason }) => `  ${page}\n    ${type} at ${pointer}: ${reason}`),
    ),
    `${breaking.length} breaking, ${migrated.length} migrated, ${safe.length} safe; ${count(lost.length, 'block')} on ${count(pages, 'page')} would be lost.`,
    '',
  ].join('\n');
}
