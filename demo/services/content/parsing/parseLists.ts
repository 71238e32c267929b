import { LOCALE_CODES } from '../../../../locales/locales.ts';
import {
  type DealerEntity,
  type EntityTarget,
  entityId,
  type LightboxEntity,
  type Redirect,
  type TermEntity,
} from '../Entity.ts';
import { LIGHTBOX_FIELDS } from '../model/bundles.ts';
import type { Cursor } from './Cursor.ts';
import type { ParsingContext, Targets } from './ParsingContext.ts';
import { noFieldValues, parseFieldValues } from './parseFieldValues.ts';
import { getLanguages, parseTranslated } from './parseTranslated.ts';

/** One entry of `terms/<vocabulary>.yaml`; its index in the file is its weight. */
export function parseTerm(cursor: Cursor, target: EntityTarget, weight: number): TermEntity {
  cursor.record(['key', 'name']);
  const name = parseTranslated(cursor.required('name'), (one) => one.text());
  return {
    kind: 'taxonomy_term',
    ...target,
    languages: getLanguages([name]),
    values: noFieldValues(),
    name,
    weight,
  };
}

/** The dealer list of `dealers.yaml`: entries of the `dealer` entity, not the pages of `node/dealer`. */
export function parseDealers(cursor: Cursor): DealerEntity[] {
  return cursor.list().map((entry, index) => {
    entry.record(['title', 'url', 'salesforce_id', 'unpublished']);
    const title = parseTranslated(entry.required('title'), (one) => one.text());
    const address = entry.optional('url');
    const url = address === undefined ? undefined : parseTranslated(address, (one) => one.text());
    const salesforceId = entry.required('salesforce_id').text();
    return {
      kind: 'dealer',
      type: 'dealer--dealer',
      id: entityId('dealer--dealer', `${index}/${salesforceId}`),
      number: index + 1,
      languages: getLanguages(url === undefined ? [title] : [title, url]),
      values: noFieldValues(),
      title,
      url,
      salesforceId,
      published: !(entry.optional('unpublished')?.boolean() ?? false),
    };
  });
}

/** The promotional visuals of `lightboxes.yaml`, one a locale; a locale without one is left out. */
export function parseLightboxes(cursor: Cursor, context: ParsingContext): LightboxEntity[] {
  cursor.record(LOCALE_CODES);
  return LOCALE_CODES.flatMap((locale, index) => {
    const entry = cursor.optional(locale);
    if (entry === undefined) return [];
    entry.record(Object.keys(LIGHTBOX_FIELDS));
    const type = `config_pages--lightbox_${locale}`;
    const number = index + 1;
    const owner = { key: locale, created: '', kind: 'config_pages' as const, number };
    return [
      {
        kind: 'config_pages',
        type,
        id: entityId(type, locale),
        number,
        languages: ['en'],
        values: parseFieldValues(entry, LIGHTBOX_FIELDS, owner, context),
        label: `${context.siteName} ${locale}`,
      },
    ];
  });
}

const STATUSES = [301, 302, 303, 307, 308];

function parseRedirectTarget(cursor: Cursor, targets: Targets): Redirect['to'] {
  const to = cursor.text();
  if (to.startsWith('node:')) return { node: targets.node(cursor, to.slice('node:'.length)) };
  return /^https?:\/\//.test(to) ? { address: to } : cursor.fail('expected node:bundle/key or https://….');
}

/** The rows of `redirects.yaml`. */
export function parseRedirects(cursor: Cursor, targets: Targets): Redirect[] {
  return cursor.list().map((row) => {
    row.record(['locale', 'from', 'to', 'status']);
    const status = row.optional('status')?.integer() ?? 301;
    if (!STATUSES.includes(status)) row.fail(`${status} is no redirect status.`);
    return {
      locale: row.required('locale').oneOf(LOCALE_CODES),
      from: row.required('from').text(),
      to: parseRedirectTarget(row.required('to'), targets),
      status,
    };
  });
}
