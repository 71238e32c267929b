import type { Locale } from '../../../../locales/locales.ts';
import { type Entity, inLanguage } from '../Entity.ts';
import { getFields } from '../model/bundles.ts';
import {
  type Linkage,
  type ResourceIdentifier,
  revisionNumber,
  type SiteFacts,
  toIdentifier,
} from './Resource.ts';

/** Attributes of the bundle's fields; empty ones are null, empty lists are empty. */
export function fieldAttributes(entity: Entity, locale: Locale): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(getFields(entity.type))) {
    if (field.kind === 'reference' || field.kind === 'paragraphs') continue;
    const value = entity.values.attributes[name];
    attributes[`field_${name}`] = value === undefined ? (field.many ? [] : null) : inLanguage(value, locale);
  }
  return attributes;
}

/** Relationships of the bundle's fields; an empty one is null, or an empty list for multiple values. */
export function fieldLinkages(entity: Entity, facts: SiteFacts): Record<string, Linkage> {
  const linkages: Record<string, Linkage> = {};
  for (const [name, field] of Object.entries(getFields(entity.type))) {
    if (field.kind === 'paragraphs') {
      linkages[`field_${name}`] = (entity.values.paragraphs[name] ?? []).map(
        ({ type, id, number }): ResourceIdentifier => ({
          type,
          id,
          meta: {
            target_revision_id: revisionNumber({ type, number }, facts),
            drupal_internal__target_id: number,
          },
        }),
      );
    } else if (field.kind === 'reference') {
      const identifiers = (entity.values.references[name] ?? []).map(toIdentifier);
      linkages[`field_${name}`] = field.many ? identifiers : (identifiers[0] ?? null);
    }
  }
  return linkages;
}
