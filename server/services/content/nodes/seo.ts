import { isRecord } from '../../../../schemas/isRecord.ts';
import type { ContentNode } from '../Content.ts';
import { cleanText } from '../cleanText.ts';
import { contentFilePath } from '../contentFilePath.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { withoutUndefined } from '../withoutUndefined.ts';

type NodeSeo = ContentNode['seo'];

/**
 * Metadata of a node from its computed `metatag` list. URLs in it have the content service's host: canonical and
 * og:url are ignored, pictures become file paths.
 */
export function parseSeo(node: ResourceReader, title: string, cmsHosts: ReadonlySet<string>): NodeSeo {
  const list = node.raw('metatag') ?? [];
  if (!Array.isArray(list)) node.invalid('metatag', 'is not a list of tags');
  const tags = getMetatags(list);
  const text = (name: string) => cleanText(tags.get(name) ?? '') || undefined;
  return withoutUndefined<NodeSeo>({
    title: text('title') ?? title,
    description: text('description'),
    keywords: text('keywords'),
    robots: text('robots'),
    ogTitle: text('og:title'),
    ogDescription: text('og:description'),
    ogImage: picture(text('og:image'), cmsHosts),
    ogSitename: text('og:site_name'),
    ogType: text('og:type'),
    twitterCard: text('twitter:card'),
    twitterTitle: text('twitter:title'),
    twitterDescription: text('twitter:description'),
    twitterImage: picture(text('twitter:image'), cmsHosts),
  });
}

/** Meta tags by name or property, from the computed `metatag` list; of two with one name the first counts. */
export function getMetatags(list: unknown): Map<string, string> {
  const tags = new Map<string, string>();
  for (const tag of Array.isArray(list) ? list : []) {
    const attributes = isRecord(tag) && isRecord(tag.attributes) ? tag.attributes : {};
    const { content } = attributes;
    const name = attributes.name ?? attributes.property;
    if (typeof name === 'string' && typeof content === 'string' && !tags.has(name)) tags.set(name, content);
  }
  return tags;
}

/** An external picture keeps its URL; one of the content service becomes a path in its public folder. */
function picture(address: string | undefined, cmsHosts: ReadonlySet<string>): string | undefined {
  if (address === undefined) return undefined;
  const url = URL.parse(address);
  if (url && !cmsHosts.has(url.host)) return /^https?:$/.test(url.protocol) ? url.href : undefined;
  return contentFilePath(address, cmsHosts);
}
