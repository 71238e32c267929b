import { DEFAULT_LOCALE, type Locale } from '../../../../locales/locales.ts';
import { type Entity, entityId, type Reference } from '../Entity.ts';
import { languagePrefix } from '../languagePrefix.ts';

export interface ResourceIdentifier {
  type: string;
  id: string;
  meta: Record<string, unknown>;
}

export type Linkage = ResourceIdentifier | ResourceIdentifier[] | null;

type Links = Record<string, { href: string }>;

interface Relationship {
  data: Linkage;
  links: Links;
}

/** A JSON:API resource object as Drupal writes it. */
export interface Resource {
  type: string;
  id: string;
  links: Links;
  attributes?: Record<string, unknown>;
  relationships?: Record<string, Relationship>;
}

/** What every resource needs to know about the site it belongs to. */
export interface SiteFacts {
  /** Scheme, host and port of the content service itself, which it writes into every address. */
  origin: string;
  siteName: string;
}

/** Drupal keeps versions of these, and says so in their addresses. */
const VERSIONED = ['node', 'paragraph', 'media', 'taxonomy_term', 'menu_link_content'];

/** Address of a resource without query, in the language it is delivered in. */
export function resourceUrl(facts: SiteFacts, type: string, id: string, locale: Locale): string {
  return `${facts.origin}${languagePrefix(locale)}/jsonapi/${type.replace('--', '/')}/${id}`;
}

/** Puts attributes and linkages into a resource object with all its links. */
export function composeResource(
  entity: Entity,
  locale: Locale,
  facts: SiteFacts,
  attributes: Record<string, unknown>,
  linkages: Record<string, Linkage>,
): Resource {
  const url = resourceUrl(facts, entity.type, entity.id, locale);
  const version = VERSIONED.includes(entity.kind) ? `?resourceVersion=id%3A${entity.number}` : '';
  const relationships = Object.entries(linkages).map(([name, data]): [string, Relationship] => [
    name,
    {
      data,
      links: {
        related: { href: `${url}/${name}${version}` },
        self: { href: `${url}/relationships/${name}${version}` },
      },
    },
  ]);
  return {
    type: entity.type,
    id: entity.id,
    links: { self: { href: `${url}${version}` } },
    attributes,
    ...(relationships.length === 0 ? {} : { relationships: Object.fromEntries(relationships) }),
  };
}

const helpMeta = (word: string) => ({
  links: {
    help: {
      href: `https://www.drupal.org/docs/8/modules/json-api/core-concepts#${word}`,
      meta: { about: `Usage and meaning of the '${word}' resource identifier.` },
    },
  },
});

/** Linkage to another entity; a deleted one is named `missing` and keeps its place. */
export function toIdentifier(reference: Reference): ResourceIdentifier {
  return 'number' in reference
    ? { type: reference.type, id: reference.id, meta: { drupal_internal__target_id: reference.number } }
    : { ...reference, meta: helpMeta('missing') };
}

/** A term without parent hangs on the root, which is no resource. */
export const virtualParent = (type: string): ResourceIdentifier => ({
  type,
  id: 'virtual',
  meta: helpMeta('virtual'),
});

/** Linkage to a bundle, which Drupal keeps as an entity of its own that nobody may read. */
export const identifyBundle = (type: string, bundle: string): ResourceIdentifier => ({
  type,
  id: entityId(type, bundle),
  meta: { drupal_internal__target_id: bundle },
});

/** The account that wrote everything. */
export const AUTHOR: ResourceIdentifier = {
  type: 'user--user',
  id: entityId('user--user', '1'),
  meta: { drupal_internal__target_id: 1 },
};

/** What Drupal says about the translation on everything that can be translated. */
export function translationAttributes(locale: Locale): Record<string, unknown> {
  return {
    default_langcode: locale === DEFAULT_LOCALE,
    revision_translation_affected: true,
    content_translation_source: 'und',
    content_translation_outdated: false,
  };
}

/** When everything was made that does not say when. */
export const MADE = '2026-01-05T09:00:00+00:00';
