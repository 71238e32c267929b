import { LOCALE_CODES, type Locale } from '../../../../locales/locales.ts';
import type { NodeEntity, Target, Translated } from '../Entity.ts';
import { fieldsOf } from '../model/bundles.ts';
import type { Cursor } from './Cursor.ts';
import type { ReadingContext } from './ReadingContext.ts';
import { readDatetime } from './readAttribute.ts';
import { readFieldValues } from './readFieldValues.ts';
import { languagesOf, translate } from './translate.ts';

/** When a file does not say when it was created. */
const CREATED = '2026-01-05T09:00:00+00:00';

const KEYS = [
  'nid',
  'title',
  'path',
  'home',
  'unpublished',
  'created',
  'changed',
  'sticky',
  'metatag',
  'fields',
];

/** A plain title is the node's name in every language; a localized one says which translations exist. */
function readTitle(cursor: Cursor): { title: Translated<string>; languages: readonly Locale[] } {
  const title = translate(cursor, (one) => one.text());
  return { title, languages: typeof cursor.value === 'string' ? LOCALE_CODES : languagesOf([title]) };
}

function readUnpublished(cursor: Cursor | undefined, languages: readonly Locale[]): readonly Locale[] {
  if (cursor === undefined) return [];
  if (typeof cursor.value === 'boolean') return cursor.value ? languages : [];
  return cursor.list().map((item) => item.oneOf(languages));
}

function readPath(cursor: Cursor, languages: readonly Locale[]): Translated<string> {
  const path = translate(cursor, (one) => {
    const alias = one.text();
    return /^\/[^\s?#]+$/.test(alias)
      ? alias
      : one.fail(`"${alias}" is no path; it must start with a slash.`);
  });
  const without = languages.find((locale) => typeof cursor.value !== 'string' && !(locale in path));
  return without === undefined ? path : cursor.fail(`the translation "${without}" has a title but no path.`);
}

/** One `node/<bundle>/<key>.yaml`. */
export function readNode(cursor: Cursor, key: string, target: Target, context: ReadingContext): NodeEntity {
  const { blocks, ...fields } = fieldsOf(target.type);
  cursor.record(blocks === undefined ? KEYS : [...KEYS, 'blocks']);
  const { title, languages } = readTitle(cursor.required('title'));
  const home = cursor.optional('home')?.boolean() ?? false;
  const path = cursor.optional('path');
  if (home && path !== undefined) path.fail('the home page has no path.');
  if (!home && path === undefined) cursor.fail('"path" is missing (only the home page has none).');
  const created = readDatetime(cursor.optional('created') ?? cursor.with(CREATED));
  const changed = cursor.optional('changed');

  const owner = { key, created, kind: 'node' as const, number: target.number };
  const written = cursor.optional('fields') ?? cursor.with({});
  written.record(Object.keys(fields));
  const values = readFieldValues(written, fields, owner, context);
  const blockValues = blocks === undefined ? undefined : readFieldValues(cursor, { blocks }, owner, context);
  return {
    kind: 'node',
    ...target,
    languages,
    values: { ...values, paragraphs: { ...values.paragraphs, ...blockValues?.paragraphs } },
    title,
    path: path === undefined ? undefined : readPath(path, languages),
    home,
    unpublished: readUnpublished(cursor.optional('unpublished'), languages),
    created,
    changed: changed === undefined ? created : readDatetime(changed),
    sticky: cursor.optional('sticky')?.boolean() ?? false,
    metatag: readMetatag(cursor.optional('metatag')),
  };
}

const METATAG_KEYS = ['title', 'description', 'keywords', 'robots', 'og_title', 'og_description', 'og_image'];

/** What an editor may write over the default metatags; absent keys keep the default. */
function readMetatag(cursor: Cursor | undefined): Translated<Record<string, string>> {
  return cursor === undefined
    ? { en: {} }
    : translate(cursor, (one) => {
        one.record(METATAG_KEYS);
        return Object.fromEntries(
          METATAG_KEYS.flatMap((key) => {
            const value = one.optional(key);
            return value === undefined ? [] : [[key, value.text()]];
          }),
        );
      });
}
