import { isRecord } from '../../schemas/isRecord.ts';

/** One difference between two versions of a schema. */
export interface SchemaChange {
  /** Breaking: what was valid under the old version may not be under the new one. */
  isBreaking: boolean;
  /** JSON pointer into the schema. */
  pointer: string;
  /** What has changed, in plain words. */
  text: string;
}

/** A JSON Schema as far as it is compared: keywords by their names. */
export type Keywords = Readonly<Record<string, unknown>>;

export const safe = (pointer: string, text: string): SchemaChange => ({ isBreaking: false, pointer, text });
export const breaking = (pointer: string, text: string): SchemaChange => ({
  isBreaking: true,
  pointer,
  text,
});

type Compare = (before: Keywords, after: Keywords, pointer: string) => SchemaChange[];

/** The changes of what an object may and must hold. @param compare for the schema of a property in both versions. */
export function compareProperties(
  before: Keywords,
  after: Keywords,
  pointer: string,
  compare: Compare,
): SchemaChange[] {
  const [old, now] = [getProperties(before), getProperties(after)];
  const [needed, needs] = [requiredBy(before), requiredBy(after)];
  const at = (name: string) => `${pointer}/properties/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

  const removed = Object.keys(old)
    .filter((name) => !Object.hasOwn(now, name))
    .map((name) => breaking(at(name), `“${name}” is no longer a field`));
  const added = Object.keys(now)
    .filter((name) => !Object.hasOwn(old, name) && !needs.includes(name))
    .map((name) =>
      isOpen(before)
        ? breaking(at(name), `“${name}” could hold anything, and is now a field of a certain kind`)
        : safe(at(name), `“${name}” is a new field, which may be left out`),
    );
  const demanded = needs
    .filter((name) => !needed.includes(name))
    .map((name) => breaking(`${pointer}/required`, `“${name}” must now be there`));
  const freed = needed
    .filter((name) => !needs.includes(name) && Object.hasOwn(now, name))
    .map((name) => safe(`${pointer}/required`, `“${name}” may now be left out`));
  const inside = Object.entries(old).flatMap(([name, schema]) => {
    const other = Object.hasOwn(now, name) ? now[name] : undefined;
    return other ? compare(schema, other, at(name)) : [];
  });
  return [...removed, ...added, ...demanded, ...freed, ...compareOpenness(before, after, pointer), ...inside];
}

function compareOpenness(before: Keywords, after: Keywords, pointer: string): SchemaChange[] {
  const at = `${pointer}/additionalProperties`;
  if (isOpen(before) === isOpen(after)) return [];
  return isOpen(after)
    ? [safe(at, 'fields that are not named may be there')]
    : [breaking(at, 'fields that are not named may no longer be there')];
}

const isOpen = ({ additionalProperties }: Keywords): boolean => additionalProperties !== false;

function getProperties({ properties }: Keywords): Record<string, Keywords> {
  const entries = Object.entries(isRecord(properties) ? properties : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, Keywords] => isRecord(entry[1])));
}

function requiredBy({ required }: Keywords): string[] {
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
}
