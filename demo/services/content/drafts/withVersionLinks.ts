import type { Call } from '../answers/Call.ts';
import type { Entity } from '../Entity.ts';
import type { DemoSite } from '../resources/DemoSite.ts';
import { isDraft } from '../resources/nodeResource.ts';
import { type Resource, resourceUrl } from '../resources/Resource.ts';

/** The resource of an entity; of a node or paragraph it names the other versions, as Drupal does to everybody. */
export function withVersionLinks(
  { drafts, locale, site: current }: Call,
  site: DemoSite,
  entity: Entity,
): Resource {
  const resource = site.resource(entity, locale);
  if (!drafts || !current.find(entity.type, entity.id)) return resource;
  const url = resourceUrl(site.facts, entity.type, entity.id, locale);
  const link = (name: string) => ({ [name]: { href: `${url}?resourceVersion=rel%3A${name}` } });
  const ofDraft =
    (entity.kind === 'node' && isDraft(entity, locale, site.facts)) ||
    (entity.kind === 'paragraph' && site.facts.drafted !== undefined);
  const hasNewer = entity.kind === 'node' && !ofDraft && drafts.languages(entity.id).length > 0;
  return {
    ...resource,
    links: {
      ...(ofDraft && link('latest-version')),
      ...resource.links,
      ...(hasNewer && link('working-copy')),
    },
  };
}
