import type { AttributeField } from '../model/ContentField.ts';
import { RollingDate, WEEKDAYS } from '../RollingDate.ts';
import type { Cursor } from './Cursor.ts';
import type { Targets } from './ParsingContext.ts';

const DATETIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A date and time with offset, such as `2026-03-02T09:00:00+00:00`. */
export function parseDatetime(cursor: Cursor): string {
  const value = cursor.text();
  return DATETIME.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : cursor.fail(`"${value}" is no date and time like 2026-03-02T09:00:00+00:00.`);
}

/** A fixed date and time, or one relative to now: `{ weeks: 3, day: saturday, time: "10:00" }`. */
function parseRollingDate(cursor: Cursor): string | RollingDate {
  if (typeof cursor.value === 'string') return parseDatetime(cursor);
  cursor.record(['weeks', 'day', 'time']);
  const time = cursor.required('time').text();
  if (!TIME.test(time)) cursor.child('time').fail(`"${time}" is no time like 18:30.`);
  return new RollingDate(cursor.required('weeks').integer(), cursor.required('day').oneOf(WEEKDAYS), time);
}

function parseDate(cursor: Cursor): string {
  const value = cursor.text();
  return DATE.test(value) ? value : cursor.fail(`"${value}" is no date like 2026-06-15.`);
}

/** Drupal stores no empty texts: they are null. */
const parseText = (cursor: Cursor): string | null => cursor.text() || null;

function parseHtml(cursor: Cursor): unknown {
  const value = parseText(cursor);
  return value === null ? null : { value, format: 'rich_text', processed: value };
}

function parseValue(field: AttributeField, cursor: Cursor, targets: Targets): unknown {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'email':
    case 'country':
      return parseText(cursor);
    case 'html':
      return parseHtml(cursor);
    case 'number':
      return cursor.number();
    case 'boolean':
      return cursor.boolean();
    case 'link':
      return parseLinkField(cursor, targets);
    case 'choice':
      return cursor.oneOf(field.choices ?? []);
    case 'datetime':
      return parseRollingDate(cursor);
    case 'date':
      return parseDate(cursor);
    case 'address':
      return parseAddress(cursor);
  }
}

/** The value of an attribute in one language, in Drupal's shape. */
export function parseAttribute(field: AttributeField, cursor: Cursor, targets: Targets): unknown {
  return field.many
    ? cursor.list().map((item) => parseValue(field, item, targets))
    : parseValue(field, cursor, targets);
}

/** The keys of a postal address in Drupal's order; all of them are always present. */
const ADDRESS_KEYS = [
  'langcode',
  'country_code',
  'administrative_area',
  'locality',
  'dependent_locality',
  'postal_code',
  'sorting_code',
  'address_line1',
  'address_line2',
  'address_line3',
  'organization',
  'given_name',
  'additional_name',
  'family_name',
];

function parseAddress(cursor: Cursor): Record<string, string | null> {
  cursor.record(ADDRESS_KEYS);
  return Object.fromEntries(ADDRESS_KEYS.map((key) => [key, cursor.optional(key)?.text() ?? null]));
}

const OUTSIDE = /^(internal:\/|route:<|https?:\/\/|mailto:|tel:)/;

/** `node:page/sea-trial#form` becomes `entity:node/12#form`; other addresses are unchanged. */
function parseUri(cursor: Cursor, targets: Targets): string {
  const uri = cursor.text();
  if (uri.startsWith('node:')) {
    const [name = ''] = uri.slice('node:'.length).split(/[?#]/);
    const rest = uri.slice('node:'.length + name.length);
    return `entity:node/${targets.node(cursor, name).number}${rest}`;
  }
  return OUTSIDE.test(uri)
    ? uri
    : cursor.fail(`"${uri}" is no link; write node:bundle/key, internal:/path, https://… or route:<nolink>.`);
}

/** A link field in Drupal's shape, from a bare address or from `uri`, `title`, `target`, `rel`, `aria_label`. */
export function parseLinkField(cursor: Cursor, targets: Targets): unknown {
  if (typeof cursor.value === 'string') {
    return { uri: parseUri(cursor, targets), title: null, options: [] };
  }
  cursor.record(['uri', 'title', 'target', 'rel', 'aria_label']);
  const attributes = Object.fromEntries(
    (['target', 'rel', 'aria_label'] as const).flatMap((key) => {
      const value = cursor.optional(key);
      return value === undefined ? [] : [[key.replace('_', '-'), value.text()]];
    }),
  );
  return {
    uri: parseUri(cursor.required('uri'), targets),
    title: cursor.optional('title')?.text() ?? null,
    options: Object.keys(attributes).length === 0 ? [] : { attributes },
  };
}
