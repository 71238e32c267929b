import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../server/isRecord.ts';
import { breaking, type SchemaChange, safe } from './SchemaChange.ts';

/** A branch of `anyOf` mostly asks for fields and nothing else; they say enough. */
const describe = (entry: unknown): string => {
  const required = isRecord(entry) ? entry.required : undefined;
  return `“${Array.isArray(required) ? required.join('” and “') : typeof entry === 'string' ? entry : JSON.stringify(entry)}”`;
};

/**
 * The change of a list of which one must fit: the words of an `enum`, the branches of an `anyOf`.
 *
 * @param what one of them is called.
 */
export function compareWords(what: string, before: unknown, after: unknown, pointer: string): SchemaChange[] {
  if (!Array.isArray(after)) return [safe(pointer, `any ${what} will do`)];
  if (!Array.isArray(before)) {
    return [breaking(pointer, `one ${what} of these must now fit: ${after.map(describe).join(', ')}`)];
  }
  const without = (list: unknown[], other: unknown[]) =>
    list.filter((entry) => !other.some((one) => isDeepStrictEqual(one, entry)));
  return [
    ...without(before, after).map((entry) =>
      breaking(pointer, `${describe(entry)} is no longer one ${what} of those that fit`),
    ),
    ...without(after, before).map((entry) =>
      safe(pointer, `${describe(entry)} is a new ${what} among those that fit`),
    ),
  ];
}
