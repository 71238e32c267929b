import { LOCALE_CODES, type Locale } from '../../../../locales/locales.ts';
import type { EntityTarget, NodeEntity, Translated } from '../Entity.ts';
import { getFields } from '../model/bundles.ts';
import type { Cursor } from './Cursor.ts';
import type { ParsingContext } from './ParsingContext.ts';
import { parseDatetime } from './parseAttribute.ts';
import { parseFieldValues } from './parseFieldValues.ts';
import { getLanguages, parseTranslated } from './parseTranslated.ts';

/** Default creation date. */
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

/** A plain title is the name in every language; a localized one defines which translations exist. */
function parseTitle(cursor: Cursor): { title: Translated<string>; languages: readonly Locale[] } {
  const title = parseTranslated(cursor, (one) => one.text());
  return { title, languages: typeof cursor.value === 'string' ? LOCALE_CODES : getLanguages([title]) };
}

function parseUnpublished(cursor: Cursor | undefined, languages: readonly Locale[]): readonly Locale[] {
  if (cursor === undefined) return [];
  if (typeof cursor.value === 'boolean') return cursor.value ? languages : [];
  return cursor.list().map((item) => item.oneOf(languages));
}

function parseNodePath(cursor: Cursor, languages: readonly Locale[]): Translated<string> {
  const path = parseTranslated(cursor, (one) => {
    const alias = one.text();
    return /^\/[^\s?#]+$/.test(alias)
      ? alias
      : one.fail(`"${alias}" is no path; it must start with a slash.`);
  });
  const without = languages.find((locale) => typeof cursor.value !== 'string' && !(locale in path));
  return without === undefined ? path : cursor.fail(`the translation "${without}" has a title but no path.`);
}

/** One `node/<bundle>/<key>.yaml`. */
export function parseNodeEntity(
  cursor: Cursor,
  key: string,
  target: EntityTarget,
  context: ParsingContext,
): NodeEntity {
  const { blocks, ...fields } = getFields(target.type);
  cursor.record(blocks === undefined ? KEYS : [...KEYS, 'blocks']);
  const { title, languages } = parseTitle(cursor.required('title'));
  const home = cursor.optional('home')?.boolean() ?? false;
  const path = cursor.optional('path');
  if (home && path !== undefined) path.fail('the home page has no path.');
  if (!home && path === undefined) cursor.fail('"path" is missing (only the home page has none).');
  const created = parseDatetime(cursor.optional('created') ?? cursor.with(CREATED));
  const changed = cursor.optional('changed');

  const owner = { key, created, kind: 'node' as const, number: target.number };
  const written = cursor.optional('fields') ?? cursor.with({});
  written.record(Object.keys(fields));
  const values = parseFieldValues(written, fields, owner, context);
  const blockValues = blocks === undefined ? undefined : parseFieldValues(cursor, { blocks }, owner, context);
  return {
    kind: 'node',
    ...target,
    languages,
    values: { ...values, paragraphs: { ...values.paragraphs, ...blockValues?.paragraphs } },
    title,
    path: path === undefined ? undefined : parseNodePath(path, languages),
    home,
    unpublished: parseUnpublished(cursor.optional('unpublished'), languages),
    created,
    changed: changed === undefined ? created : parseDatetime(changed),
    sticky: cursor.optional('sticky')?.boolean() ?? false,
    metatag: parseMetatag(cursor.optional('metatag')),
  };
}

const METATAG_KEYS = ['title', 'description', 'keywords', 'robots', 'og_title', 'og_description', 'og_image'];

/** The editor's metatags; absent keys use the default. */
function parseMetatag(cursor: Cursor | undefined): Translated<Record<string, string>> {
  return cursor === undefined
    ? { en: {} }
    : parseTranslated(cursor, (one) => {
        one.record(METATAG_KEYS);
        return Object.fromEntries(
          METATAG_KEYS.flatMap((key) => {
            const value = one.optional(key);
            return value === undefined ? [] : [[key, value.text()]];
          }),
        );
      });
}
