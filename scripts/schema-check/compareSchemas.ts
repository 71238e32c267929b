import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../server/isRecord.ts';
import { compareLimit, isLimit } from './compareLimit.ts';
import { compareProperties } from './compareProperties.ts';
import { compareTypes } from './compareTypes.ts';
import { compareWords } from './compareWords.ts';
import { breaking, type Keywords, type SchemaChange, safe } from './SchemaChange.ts';

/** They describe; no value is valid or not because of them. */
const ANNOTATIONS = ['title', 'description', 'examples', 'default', '$comment', 'deprecated'];
/** Told together with the properties they are about. */
const OF_PROPERTIES = ['properties', 'required', 'additionalProperties'];
/** Every value must be as they say: one more restricts, one less frees. */
const DEMANDS = ['format', 'pattern', 'const', 'uniqueItems', 'multipleOf'];

/**
 * Every difference between two versions of a schema, each judged by itself. Renaming a property is one removed and one
 * added; a keyword that no rule knows is breaking.
 *
 * @param pointer where the schemas stand; empty for the outermost.
 */
export function compareSchemas(before: Keywords, after: Keywords, pointer = ''): SchemaChange[] {
  const keywords = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return [
    ...compareProperties(before, after, pointer, compareSchemas),
    ...keywords
      .filter((keyword) => !OF_PROPERTIES.includes(keyword))
      .filter((keyword) => !isDeepStrictEqual(before[keyword], after[keyword]))
      .flatMap((keyword) =>
        compareKeyword(keyword, before[keyword], after[keyword], `${pointer}/${keyword}`),
      ),
  ];
}

function compareKeyword(keyword: string, before: unknown, after: unknown, pointer: string): SchemaChange[] {
  if (ANNOTATIONS.includes(keyword)) return [safe(pointer, `the ${keyword} reads differently`)];
  if (keyword === 'type') return compareTypes(before, after, pointer);
  if (keyword === 'enum') return compareWords('word', before, after, pointer);
  if (keyword === 'anyOf') return compareWords('alternative', before, after, pointer);
  if (isLimit(keyword)) return compareLimit(keyword, before, after, pointer);
  if (keyword === 'items') return compareItems(before, after, pointer);
  if (DEMANDS.includes(keyword) && after === undefined)
    return [safe(pointer, `the ${keyword} is no longer asked for`)];
  if (DEMANDS.includes(keyword))
    return [breaking(pointer, `the ${keyword} must now be ${JSON.stringify(after)}`)];
  return [breaking(pointer, `“${keyword}” has changed in a way that this check cannot judge`)];
}

function compareItems(before: unknown, after: unknown, pointer: string): SchemaChange[] {
  if (isRecord(before) && isRecord(after)) return compareSchemas(before, after, pointer);
  return after === undefined
    ? [safe(pointer, 'the items may be anything')]
    : [breaking(pointer, 'the items must now be of a certain kind')];
}
