import type { Locale } from '../../../../locales/locales.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import type { Entity } from '../Entity.ts';
import { getFields, relationshipTargets } from '../model/bundles.ts';
import { RollingDate } from '../RollingDate.ts';
import type { DemoSite } from '../resources/DemoSite.ts';
import type { Resource } from '../resources/Resource.ts';
import { type Query, QueryError } from './parseQuery.ts';

type Comparable = number | string | undefined;

/** Drupal writes true as 1 in a filter. */
function matches(actual: unknown, wanted: string): boolean {
  if (typeof actual === 'boolean') return actual === (wanted === '1' || wanted === 'true');
  return actual !== null && actual !== undefined && String(actual) === wanted;
}

/**
 * A row matches when one of its translations meets every condition, whatever the language of the request. With any
 * filter Drupal leaves out entities that are published in no language, instead of listing them as omitted.
 */
function passes(site: DemoSite, entity: Entity, { filters }: Query): boolean {
  if (filters.length === 0) return true;
  const translations = entity.languages.map((locale) => site.resource(entity, locale));
  const isPublished = translations.some(({ attributes }) => attributes?.status !== false);
  return (
    isPublished &&
    translations.some((resource) =>
      filters.every(({ field, value }) =>
        fieldValues(resource, field).some((actual) => matches(actual, value)),
      ),
    )
  );
}

function comparable(written: unknown): Comparable {
  const value = written instanceof RollingDate ? written.toJSON() : written;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return undefined;
  const time = /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? value : time;
}

/** Empty values come first, as in Drupal's database. */
function compare(a: Comparable, b: Comparable): number {
  if (a === b) return 0;
  if (a === undefined) return -1;
  if (b === undefined) return 1;
  return a < b ? -1 : 1;
}

/** Attribute names of a type: those of its first row, or its own fields and the common ones while it has none. */
function attributeNames(site: DemoSite, type: string, locale: Locale): ReadonlySet<string> {
  const [sample] = site.list(type);
  if (sample !== undefined) return new Set(Object.keys(site.resource(sample, locale).attributes ?? {}));
  const own = Object.keys(getFields(type)).map((name) => `field_${name}`);
  return new Set([...own, 'langcode', 'status', 'title', 'created', 'changed', 'weight']);
}

/**
 * The rows of a collection that pass the filters, sorted, before the access check and paging.
 * @throws QueryError for a filter or sort by a field that the type does not have.
 */
export function selectRows(site: DemoSite, type: string, locale: Locale, query: Query): Entity[] {
  const all = site.list(type);
  const attributes = attributeNames(site, type, locale);
  for (const { field } of [...query.filters, ...query.sort]) checkField(type, field, attributes);
  return all
    .filter((entity) => passes(site, entity, query))
    .toSorted((a, b) => {
      for (const { field, descending } of query.sort) {
        const [left, right] = [a, b].map((entity) =>
          comparable(fieldValues(site.resource(entity, locale), field)[0]),
        );
        const order = compare(left, right);
        if (order !== 0) return descending ? -order : order;
      }
      return 0;
    });
}

/** Rejects unknown field names in Drupal's words. */
function checkField(type: string, path: string, attributes: ReadonlySet<string>): void {
  const [name = '', ...rest] = path.split('.');
  if (name === 'path' && rest.length > 0) {
    // The path is computed and has no columns; Drupal's query fails on it (contract: "How to call it").
    throw new QueryError(500, 'Call to a member function getColumns() on bool');
  }
  const isRelationship = name in relationshipTargets(type);
  const isKnown = attributes.has(name) || isRelationship || name === 'id';
  if (!isKnown) {
    throw new QueryError(
      400,
      `Invalid nested filtering. The field \`${name}\`, given in the path \`${path}\`, does not exist.`,
    );
  }
  if (isRelationship && !(rest.length === 1 && rest[0] === 'id')) {
    throw new QueryError(400, `Invalid nested filtering. Only the id of \`${name}\` can be asked for here.`);
  }
}

/** All values of a resource at a path: an attribute (or a key inside it), or the ids of a relationship. */
function fieldValues(resource: Resource, path: string): unknown[] {
  const [name = '', key] = path.split('.');
  if (name === 'id') return [resource.id];
  const relationship = resource.relationships?.[name];
  if (relationship !== undefined) return [relationship.data ?? []].flat().map(({ id }) => id);
  const value: unknown = resource.attributes?.[name];
  const inner = key !== undefined && isRecord(value) ? value[key] : value;
  return Array.isArray(inner) ? inner : [inner];
}
