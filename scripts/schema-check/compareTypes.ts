import { breaking, type SchemaChange, safe } from './SchemaChange.ts';

const namesOf = (type: unknown): unknown[] | undefined =>
  type === undefined || Array.isArray(type) ? type : [type];

/** Whether one of the types takes what `name` takes: every integer is a number. */
const takes = (types: readonly unknown[], name: unknown) =>
  types.includes(name) || (name === 'integer' && types.includes('number'));

/** The change of a `type`, which may be one name or several. */
export function compareTypes(before: unknown, after: unknown, pointer: string): SchemaChange[] {
  const [old, now] = [namesOf(before), namesOf(after)];
  if (!now) return [safe(pointer, 'the type is free')];
  const words = now.join(' or ');
  if (!old) return [breaking(pointer, `the type, free until now, must be ${words}`)];
  if (old.every((name) => takes(now, name))) return [safe(pointer, `the type may now be ${words}`)];
  return [breaking(pointer, `the type was ${old.join(' or ')} and must now be ${words}`)];
}
