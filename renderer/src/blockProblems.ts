import type { JsonFault } from './jsonFault.ts';
import { nearestName } from './nearestName.ts';
import { type Problem, toProblem } from './Problem.ts';
import { quote, shorten } from './showValue.ts';

/** A type that no schema describes. */
export const unknownType = (pointer: string, type: string, known: Iterable<string>): Problem => {
  const suggestion = nearestName(type, known);
  return toProblem({
    pointer,
    message: `${quote(type)} is not a known block type`,
    ...(suggestion !== undefined && { suggestion }),
  });
};

/** A value that `JSON.parse` would not make. */
export const notJson = (at: string, { pointer, found }: JsonFault): Problem =>
  toProblem({ pointer: at + pointer, subject: 'a value', place: pointer, message: 'must be JSON', found });

/**
 * Blocks with the id of one above them. They are rendered all the same, but React, `hydrate` and links tell blocks apart
 * by it.
 *
 * @param ids by position on the page; undefined for a dropped block.
 */
export function findRepeatedIds(ids: readonly (string | undefined)[]): Problem[] {
  const positions = new Map<string, number>();
  return ids.flatMap((id, index) => {
    if (id === undefined) return [];
    const other = positions.get(id);
    if (other === undefined) {
      positions.set(id, index);
      return [];
    }
    const problem = {
      pointer: `/blocks/${index}/id`,
      subject: '“id”',
      place: `/blocks/${index}`,
      message: `must be another than that of /blocks/${other}`,
      found: quote(id),
      expected: 'an id that no other block of the page has',
    };
    return [toProblem(problem)];
  });
}

/** A fault of the host, not of the page: it costs the blocks of that type, and no page. */
export const brokenSchema = (pointer: string, type: string, error: unknown): Problem => {
  const cause = shorten(error instanceof Error ? error.message : String(error));
  return toProblem({ pointer, message: `the schema of ${quote(type)} does not compile: ${cause}` });
};
