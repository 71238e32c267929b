import type { Locale } from '../../../../locales/locales.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import { UpstreamError } from '../../../http/errors.ts';
import type { Draft } from '../Content.ts';
import { type ContentSource, toReadContext } from '../ContentSource.ts';
import type { ContentClient } from '../client/createContentClient.ts';
import { type Document, parseDocument, parseIdentifier, type RawResource } from '../jsonapi/parseDocument.ts';
import { parseResources } from '../jsonapi/ResourceReader.ts';
import { loadLinkRedirects } from '../links/loadLinkRedirects.ts';
import { reportUntranslatedText, withLanguages } from '../loadNode.ts';
import { detailPath, isNodeBundle, nodeTypes } from '../nodes/nodeTypes.ts';
import { nodeLocale, parseNode } from '../nodes/parseNode.ts';
import { resolveBlocks } from '../paragraphs/resolveBlocks.ts';
import type { NodeMatch } from '../router/lookUpPath.ts';
import { loadSiteIndex } from '../site-index/loadSiteIndex.ts';
import { itemFields, loadDraftBlocks, references } from './loadDraftBlocks.ts';

/**
 * A revision of a node with the revisions of its paragraphs that it refers to.
 *
 * Drupal includes the published paragraphs whatever revision is asked for, and then answers them for the draft as well:
 * the node is asked without them, its blocks by the related route (docs/editors.md, Previews).
 *
 * @param source of what is published: menus, addresses and lists are as visitors see them.
 * @param client may read drafts; nothing of its answers is cached.
 * @param version `resourceVersion` of the preview.
 * @returns undefined when the node has no such revision in this language.
 * @throws UpstreamError
 */
export async function loadDraft(
  source: ContentSource,
  client: ContentClient,
  { bundle, id, isHome }: NodeMatch,
  version: string,
  locale: Locale,
): Promise<Draft | undefined> {
  if (!isNodeBundle(bundle)) return undefined;
  const base = `/jsonapi/node/${bundle}/${id}`;
  const { include, hasBlocks } = nodeTypes[bundle];
  const own = include.length > 0 ? `&include=${include.join(',')}` : '';
  const [asked, published, index] = await Promise.all([
    client.get(locale, `${base}?resourceVersion=${encodeURIComponent(version)}${own}`, parseDocument),
    // Pictures, terms and models are those that are published: a draft refers to few others.
    client.get(locale, detailPath(bundle, id, source.ownParagraphs?.includes), parseDocument),
    loadSiteIndex(source),
  ]);
  const node = asked.found ? asked.value.data[0] : undefined;
  if (!asked.found || !node) return undefined;
  const revision = node.attributes.drupal_internal__vid;
  if (typeof revision !== 'number')
    throw new UpstreamError('The content service sent a node without revision');

  const known = [...asked.value.included, ...(published.found ? published.value.included : [])];
  const blocks = hasBlocks ? await loadDraftBlocks(client, { node, base, revision, locale }) : [];
  const document: Document = {
    ...asked.value,
    included: [...blocks, ...(await withMissing(client, locale, [node, ...blocks], known))],
  };
  const redirects = await loadLinkRedirects(source, document, index, locale);
  const { onWords, languages } = reportUntranslatedText(locale, source.report);
  const context = { ...toReadContext(source, document, index, locale, { redirects }), onWords };
  const [reader] = parseResources(document, context);
  if (!reader || nodeLocale(reader) !== locale) return undefined;
  const { ownParagraphs } = source;
  const { cmsHosts } = context;
  const parsed = parseNode(reader, { bundle, locale, isHome, index, cmsHosts, ownParagraphs });
  return (
    parsed && {
      node: await resolveBlocks(source, withLanguages(parsed, languages)),
      revision,
      isPublished: node.attributes.status === true,
      untranslatedItems: countItems(blocks, languages),
    }
  );
}

/** How many items of a block are among those named, by id of the block; blocks without any are absent. */
const countItems = (
  blocks: readonly RawResource[],
  named: { has(id: string): boolean },
): Record<string, number> =>
  Object.fromEntries(
    blocks.flatMap((block) => {
      const items = itemFields(block).flatMap((field) => references(block, field));
      const count = items.filter(({ id }) => named.has(id)).length;
      return count > 0 ? [[block.id, count]] : [];
    }),
  );

/** What is known, and the pictures and films that only the draft refers to. */
async function withMissing(
  client: ContentClient,
  locale: Locale,
  referring: readonly RawResource[],
  known: readonly RawResource[],
): Promise<RawResource[]> {
  const others = known.filter(({ type }) => !type.startsWith('paragraph--'));
  const have = new Set(others.map(({ type, id }) => `${type} ${id}`));
  const wanted = referring
    .flatMap(({ relationships }) => Object.values(relationships).flat())
    .flatMap((data) => (isRecord(data) ? (parseIdentifier(data) ?? []) : []))
    .filter(({ type, id }) => type.startsWith('media--') && !have.has(`${type} ${id}`));
  const unique = new Map(wanted.map((identifier) => [identifier.id, identifier]));
  const found = await Promise.all(
    [...unique.values()].map(async ({ type, id }) => {
      const file = type === 'media--video' ? 'field_media_video_file' : 'field_media_image';
      const path = `/jsonapi/${type.replace('--', '/')}/${id}?include=${file}`;
      const answer = await client.get(locale, path, parseDocument);
      return answer.found ? [...answer.value.data, ...answer.value.included] : [];
    }),
  );
  return [...others, ...found.flat()];
}
