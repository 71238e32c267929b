import type { Locale } from '../../../../locales/locales.ts';
import type { Entity } from '../Entity.ts';
import { deliveredIn } from '../resources/buildResource.ts';

const REFUSED = 'The current user is not allowed to GET the selected resource.';

/** Role of the request: with the right key it may read menus and lightboxes, with a token drafts as well. */
export type Reader = 'site' | 'anonymous' | 'drafts';

/** Why the reader has no access to the entity in this language, in Drupal's words; undefined with access. */
export function refusal(entity: Entity, locale: Locale, reader: Reader): string | undefined {
  switch (entity.kind) {
    case 'node':
      return reader !== 'drafts' && entity.unpublished.includes(deliveredIn(entity, locale))
        ? REFUSED
        : undefined;
    case 'menu_link_content':
      if (reader === 'anonymous') return `${REFUSED} The 'view site menu links' permission is required.`;
      return entity.enabled ? undefined : `${REFUSED} The 'administer menu' permission is required.`;
    case 'config_pages':
      return reader === 'anonymous'
        ? `${REFUSED} The 'view site settings pages' permission is required.`
        : undefined;
    case 'dealer':
      return entity.published ? undefined : `${REFUSED} The 'administer nodes' permission is required.`;
    default:
      return undefined;
  }
}
