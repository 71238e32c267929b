import type { Locale } from '../../locales/locales.ts';
import { tagPage } from '../tagPage.ts';
import type { ContentNode, NodeBundle } from './Content.ts';
import { type ContentSource, readContext } from './ContentSource.ts';
import { createReading } from './createReading.ts';
import { EXPIRY_SECONDS } from './expiry.ts';
import type { Document } from './jsonapi/Document.ts';
import { readResources } from './jsonapi/ResourceReader.ts';
import { readDocument } from './jsonapi/readDocument.ts';
import { detailPath, isNodeBundle } from './nodes/nodeTypes.ts';
import { nodeLocale, readNode } from './nodes/readNode.ts';
import { resolveBlocks } from './paragraphs/resolveBlocks.ts';
import { reportForbidden } from './reportForbidden.ts';
import { reportUntranslatedText } from './reportUntranslatedText.ts';
import type { RouterMatch } from './router/readRouterAnswer.ts';
import { loadSiteIndex } from './site-index/loadSiteIndex.ts';
import type { SiteIndex } from './site-index/SiteIndex.ts';

type NodeMatch = Extract<RouterMatch, { type: 'node' }>;

interface NodeReading {
  node: ContentNode | undefined;
  /** The node, and those that stand in it: what a page of it is made of (page-cache/tagContent.ts). */
  tags: readonly string[];
}

const readOnce = createReading<NodeReading>();

/**
 * The node the router has found, with all its blocks; undefined when it is not there in this language.
 *
 * @param contentLocale language to ask for.
 * @param locale language of the page it is for: its links lead there.
 */
export async function loadNode(
  source: ContentSource,
  { bundle, id, isHome }: NodeMatch,
  contentLocale: Locale,
  locale: Locale,
): Promise<ContentNode | undefined> {
  const { client } = source;
  if (!isNodeBundle(bundle)) return undefined;
  const path = detailPath(bundle, id);
  const answer = await client.cached(contentLocale, path, EXPIRY_SECONDS.detail, () =>
    client.get(contentLocale, path, readDocument),
  );
  if (!answer.found) {
    if (answer.status === 403) reportForbidden(source, contentLocale, `node--${bundle}/${id}`);
    return undefined;
  }
  const document = answer.value;
  const index = await loadSiteIndex(source);
  const wanted = { id, bundle, isHome, contentLocale, locale };
  const read = (told: ContentSource) => readDetail(told, document, index, wanted);
  const key = `${contentLocale} ${locale} ${isHome}`;
  const { node, tags } = readOnce(source, document, key, read, index);
  tagPage(...tags);
  return node && resolveBlocks(source, node);
}

interface Wanted {
  id: string;
  bundle: NodeBundle;
  isHome: boolean;
  contentLocale: Locale;
  locale: Locale;
}

function readDetail(
  source: ContentSource,
  document: Document,
  index: SiteIndex,
  { id, bundle, isHome, contentLocale, locale }: Wanted,
): NodeReading {
  const { report } = source;
  const others = document.included.filter(({ type }) => type.startsWith('node--'));
  const tags = [{ id }, ...others].map((one) => `content:node:${one.id}`);
  const context = readContext(source, document, index, locale, { englishFirst: false });
  const [node] = readResources(document, context);
  if (!node) return { node: undefined, tags };
  if (nodeLocale(node) !== contentLocale) {
    report({ event: 'untranslated', reason: `There is no translation into ${contentLocale}`, ...node.at() });
    return { node: undefined, tags };
  }
  reportUntranslatedText(document, contentLocale, report);
  const { cmsHosts } = context;
  return { node: readNode(node, { bundle, locale: contentLocale, isHome, index, cmsHosts }), tags };
}
