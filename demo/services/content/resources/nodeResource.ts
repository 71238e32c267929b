import { LOCALES, type Locale } from '../../../../locales/locales.ts';
import { inLanguage, type NodeEntity } from '../Entity.ts';
import { fieldAttributes, fieldLinkages } from './fieldParts.ts';
import { nodeMetatags } from './metatags.ts';
import {
  AUTHOR,
  composeResource,
  identifyBundle,
  type Resource,
  revisionNumber,
  type SiteFacts,
  translationAttributes,
} from './Resource.ts';

/** Drupal has an id for each translation's alias. */
const addressNumber = (node: NodeEntity, locale: Locale): number =>
  node.number * 10 + node.languages.indexOf(locale);

/** Bundles with the workflow draft, published, archived (contract, drafts). */
const MODERATED = /^node--(page|news)$/;

/** Whether a node is a draft in this language. */
export const isDraft = ({ number }: NodeEntity, locale: Locale, { drafted }: SiteFacts): boolean =>
  drafted?.locale === locale && drafted.numbers.has(number);

function moderationState(node: NodeEntity, locale: Locale, facts: SiteFacts): string {
  if (isDraft(node, locale, facts)) return 'draft';
  return node.unpublished.includes(locale) ? 'archived' : 'published';
}

/** A node in one of its languages. */
export function nodeResource(node: NodeEntity, locale: Locale, facts: SiteFacts): Resource {
  const own = inLanguage(node.metatag, locale);
  const attributes = {
    drupal_internal__nid: node.number,
    drupal_internal__vid: revisionNumber(node, facts),
    langcode: LOCALES[locale].contentCode,
    revision_timestamp: node.changed,
    status: !node.unpublished.includes(locale) && !isDraft(node, locale, facts),
    title: inLanguage(node.title, locale),
    created: node.created,
    changed: node.changed,
    promote: true,
    sticky: node.sticky,
    ...(facts.isModerated &&
      MODERATED.test(node.type) && { moderation_state: moderationState(node, locale, facts) }),
    ...translationAttributes(locale),
    metatag: nodeMetatags(node, locale, facts),
    path: {
      alias: node.path === undefined ? null : inLanguage(node.path, locale),
      pid: node.path === undefined ? null : addressNumber(node, locale),
      langcode: LOCALES[locale].contentCode,
    },
    ...fieldAttributes(node, locale),
    field_metatag: Object.keys(own).length === 0 ? null : JSON.stringify(own),
  };
  return composeResource(node, locale, facts, attributes, {
    node_type: identifyBundle('node_type--node_type', node.type.slice('node--'.length)),
    revision_uid: AUTHOR,
    uid: AUTHOR,
    ...fieldLinkages(node, facts),
  });
}
