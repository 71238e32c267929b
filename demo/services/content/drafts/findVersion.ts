import type { Call } from '../answers/Call.ts';
import type { Entity } from '../Entity.ts';
import type { Version } from '../query/parseQuery.ts';
import type { DemoSite } from '../resources/DemoSite.ts';

type Found = { site: DemoSite; entity: Entity | undefined } | { status: number; detail: string };

const REFUSED = 'The current user is not allowed to GET the selected resource.';
const FORBIDDEN = `${REFUSED} The following permissions are required: 'view latest version' AND 'view any unpublished content'.`;
const UNPUBLISHED = `${REFUSED} The 'view any unpublished content' permission is required.`;
const NONE_PENDING = `${REFUSED} No pending revision for moderated entity.`;
const ANONYMOUS = 'No authentication credentials provided.';

/** A node that was never published, or nothing: in a draft alone, of whatever language. */
function findUnpublished({ drafts, locale, reader, site }: Call, type: string, id: string): Found {
  const languages = type.startsWith('node--') ? (drafts?.languages(id) ?? []) : [];
  const own = drafts?.site(languages.includes(locale) ? locale : (languages[0] ?? locale));
  const entity = own?.find(type, id);
  if (!own || languages.length === 0) return { site, entity: undefined };
  if (reader === 'anonymous') return { status: 401, detail: ANONYMOUS };
  return reader === 'drafts' ? { site: own, entity } : { status: 403, detail: UNPUBLISHED };
}

/**
 * The asked revision of an entity, with the content that it is part of, as Drupal with content_moderation answers: the
 * working copy is the newest of all languages, and 403 in any other language than its own.
 */
export function findVersion(call: Call, type: string, id: string, version: Version | undefined): Found {
  const { site, drafts, locale, reader } = call;
  const published = site.find(type, id);
  if (version === undefined) return published ? { site, entity: published } : findUnpublished(call, type, id);
  if (!/^(node|paragraph)--/.test(type)) {
    return { status: 501, detail: 'Resource versioning is not yet supported for this resource type.' };
  }
  if (reader === 'anonymous') return { status: 401, detail: ANONYMOUS };
  if (reader !== 'drafts' || !drafts) return { status: 403, detail: FORBIDDEN };
  const languages = drafts.languages(id);
  if (!('id' in version)) {
    if (languages.length === 0) return { site, entity: published };
    const own = languages.at(-1) === locale ? drafts.site(locale) : undefined;
    return own ? { site: own, entity: own.find(type, id) } : { status: 403, detail: NONE_PENDING };
  }
  const saved = drafts.savedWith(version.id);
  const entity = saved?.site.find(type, id);
  if (!saved || !entity || entity.number + (saved.site.facts.revisions ?? 0) !== version.id) {
    const detail = `The requested version, identified by \`id:${version.id}\`, could not be found.`;
    return { status: 404, detail };
  }
  if (entity.kind !== 'node' || saved.locale === undefined || saved.locale === locale)
    return { site: saved.site, entity };
  // In another language, the newest revision has nothing pending; an older one holds what is published.
  const isNewest = languages.at(-1) === saved.locale && drafts.site(saved.locale) === saved.site;
  return isNewest ? { status: 403, detail: NONE_PENDING } : { site, entity: published };
}
