import type { Call } from '../answers/Call.ts';
import type { Entity } from '../Entity.ts';
import type { Version } from '../query/parseQuery.ts';
import type { DemoSite } from '../resources/DemoSite.ts';

type Found = { site: DemoSite; entity: Entity | undefined } | { status: number; detail: string };

const FORBIDDEN =
  "The current user is not allowed to GET the selected resource. The following permissions are required: 'view latest version' AND 'view any unpublished content'.";
const NONE_PENDING =
  'The current user is not allowed to GET the selected resource. No pending revision for moderated entity.';

/**
 * The revision of a node or paragraph, with the content that it is part of, as Drupal with content_moderation answers:
 * the working copy is the newest of all languages, and 403 in any other language than its own.
 */
export function findVersion(
  { site, drafts, locale, reader }: Call,
  type: string,
  id: string,
  version: Version,
): Found {
  if (!/^(node|paragraph)--/.test(type)) {
    return { status: 501, detail: 'Resource versioning is not yet supported for this resource type.' };
  }
  if (reader === 'anonymous') return { status: 401, detail: 'No authentication credentials provided.' };
  if (reader !== 'drafts' || !drafts) return { status: 403, detail: FORBIDDEN };
  if ('id' in version) {
    const own = version.id < 100_000 ? site : drafts.siteOf(version.id);
    const entity = own?.find(type, id);
    if (own && entity && entity.number + (own.facts.revisions ?? 0) === version.id)
      return { site: own, entity };
    return {
      status: 404,
      detail: `The requested version, identified by \`id:${version.id}\`, could not be found.`,
    };
  }
  const languages = drafts.languages(id);
  if (languages.length === 0) return { site, entity: site.find(type, id) };
  const own = languages.includes(locale) ? drafts.site(locale) : undefined;
  return own ? { site: own, entity: own.find(type, id) } : { status: 403, detail: NONE_PENDING };
}
