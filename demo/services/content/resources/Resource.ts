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

/** Facts of the site that every resource needs. */
export interface SiteFacts {
  /** Origin of the content service, part of every URL. */
  origin: string;
  siteName: string;
  /** Added to the numbers of nodes and paragraphs, for the numbers of their revisions. Default: 0, as published. */
  revisions?: number;
  /** Whether nodes have a state of moderation. */
  isModerated?: boolean;
  /** The nodes that are drafts, by number, and the language of these drafts. */
  drafted?: { locale: Locale; numbers: ReadonlySet<number> } | undefined;
}

/** Types with revisions, which appear in their URLs. */
const VERSIONED = ['node', 'paragraph', 'media', 'taxonomy_term', 'menu_link_content'];

/** URL of a resource without query, in its language. */
export function resourceUrl(facts: SiteFacts, type: string, id: string, locale: Locale): string {
  return `${facts.origin}${languagePrefix(locale)}/jsonapi/${type.replace('--', '/')}/${id}`;
}

/** Number of the revision of an entity: drafts have others than what is published. */
export const revisionNumber = (
  { type, number }: Pick<Entity, 'type' | 'number'>,
  facts: SiteFacts,
): number => (/^(node|paragraph)--/.test(type) ? number + (facts.revisions ?? 0) : number);

/** Builds a resource object with all its links. */
export function composeResource(
  entity: Entity,
  locale: Locale,
  facts: SiteFacts,
  attributes: Record<string, unknown>,
  linkages: Record<string, Linkage>,
): Resource {
  const url = resourceUrl(facts, entity.type, entity.id, locale);
  const version = VERSIONED.includes(entity.kind)
    ? `?resourceVersion=id%3A${revisionNumber(entity, facts)}`
    : '';
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

/** Linkage to another entity; a deleted one is named `missing` and keeps its position. */
export function toIdentifier(reference: Reference): ResourceIdentifier {
  return 'number' in reference
    ? { type: reference.type, id: reference.id, meta: { drupal_internal__target_id: reference.number } }
    : { ...reference, meta: helpMeta('missing') };
}

/** A term without parent refers to the virtual root. */
export const virtualParent = (type: string): ResourceIdentifier => ({
  type,
  id: 'virtual',
  meta: helpMeta('virtual'),
});

/** Linkage to a bundle, which Drupal has as an entity without access. */
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

/** Drupal's translation attributes of everything translatable. */
export function translationAttributes(locale: Locale): Record<string, unknown> {
  return {
    default_langcode: locale === DEFAULT_LOCALE,
    revision_translation_affected: true,
    content_translation_source: 'und',
    content_translation_outdated: false,
  };
}

/** Default creation date. */
export const MADE = '2026-01-05T09:00:00+00:00';
