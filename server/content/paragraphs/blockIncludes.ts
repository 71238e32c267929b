import { paragraphTable } from './paragraphTable.ts';

/** Include paths for `field_blocks` that deliver whatever any block may read; parents come by themselves. */
export const blockIncludes: readonly string[] = shortest(
  [...paragraphTable.values()].flatMap(({ include }) => include.map((path) => `field_blocks.${path}`)),
);

function shortest(paths: string[]): string[] {
  const unique = [...new Set(paths)];
  return unique.filter((path) => !unique.some((other) => other.startsWith(`${path}.`)));
}
