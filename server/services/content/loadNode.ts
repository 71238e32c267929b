import { LOCALES, type Locale } from '../../../locales/locales.ts';
import type { ContentNode } from './Content.ts';
import type { Report } from './ContentEvent.ts';
import { type ContentSource, toReadContext } from './ContentSource.ts';
import { contentLocale as toLocale } from './contentLocale.ts';
import { createReportingMemo } from './createReportingMemo.ts';
import { EXPIRY_SECONDS } from './expiry.ts';
import type { ReadContext } from './jsonapi/AttributeReader.ts';
import { documentTags, parseDocument } from './jsonapi/parseDocument.ts';
import { parseResources } from './jsonapi/ResourceReader.ts';
import { loadLinkRedirects } from './links/loadLinkRedirects.ts';
import { detailPath, isNodeBundle } from './nodes/nodeTypes.ts';
import { nodeLocale, parseNode } from './nodes/parseNode.ts';
import { resolveBlocks } from './paragraphs/resolveBlocks.ts';
import type { RouterMatch } from './router/lookUpPath.ts';
import { loadSiteIndex } from './site-index/loadSiteIndex.ts';

type NodeMatch = Extract<RouterMatch, { type: 'node' }>;

const parseOnce = createReportingMemo<ContentNode | undefined>();

/**
 * The node that the router has found, with all its blocks; undefined when it does not exist in this language.
 *
 * @param contentLocale language to request.
 * @param locale language of the page: its links lead there.
 */
export async function loadNode(
  source: ContentSource,
  { bundle, id, number, isHome }: NodeMatch,
  contentLocale: Locale,
  locale: Locale,
): Promise<ContentNode | undefined> {
  const { client } = source;
  if (!isNodeBundle(bundle)) return undefined;
  const path = detailPath(bundle, id, source.ownParagraphs?.includes);
  const caching = { freshSeconds: EXPIRY_SECONDS.detail };
  const answer = await client.cached(contentLocale, path, caching, async () => {
    const found = await client.get(contentLocale, path, parseDocument);
    const value = found.found ? { ...found, value: await client.withFileSizes(found.value) } : found;
    const own = [`node:${number}`, `content:node:${id}`];
    return { value, tags: [...new Set([...own, ...(value.found ? documentTags(value.value) : [])])] };
  });
  if (!answer.found) {
    if (answer.status === 403) reportForbidden(source, contentLocale, `node--${bundle}/${id}`);
    return undefined;
  }
  const document = answer.value;
  const index = await loadSiteIndex(source);
  const redirects = await loadLinkRedirects(source, document, index, locale);
  const read = (told: ContentSource) => {
    const { onWords, languages } = reportUntranslatedText(contentLocale, told.report);
    const context = { ...toReadContext(told, document, index, locale, { redirects }), onWords };
    const [node] = parseResources(document, context);
    if (!node) return undefined;
    if (nodeLocale(node) !== contentLocale)
      return node.report('untranslated', `There is no translation into ${contentLocale}`);
    const { cmsHosts } = context;
    const { ownParagraphs } = source;
    const parsed = parseNode(node, { bundle, locale: contentLocale, isHome, index, cmsHosts, ownParagraphs });
    return parsed && withLanguages(parsed, languages);
  };
  const node = parseOnce(
    source,
    document,
    `${contentLocale} ${locale} ${isHome} ${JSON.stringify([...redirects])}`,
    read,
    index,
  );
  return node && resolveBlocks(source, node);
}

/** @param what address or resource without access. */
export function reportForbidden({ report }: ContentSource, locale: Locale, what: string): void {
  report({
    event: 'access-denied',
    reason: `The content service keeps ${what} (${locale}) from visitors; it is unpublished, or the key is wrong`,
  });
}

/** Paragraphs in another language than their page, by id. */
type TextLanguages = ReadonlyMap<string, Locale>;

/**
 * Creates a function that reports, once each, the paragraphs of a page whose text is in another language than the
 * page, and collects their languages: included paragraphs fall back one by one, and one without text stays English on
 * purpose (contract, Languages).
 *
 * @param locale language of the node.
 */
export function reportUntranslatedText(
  locale: Locale,
  report: Report,
): { onWords: ReadContext['onWords']; languages: TextLanguages } {
  const languages = new Map<string, Locale>();
  const onWords: ReadContext['onWords'] = ({ type, id, attributes }) => {
    if (!type.startsWith('paragraph--') || languages.has(id)) return;
    const spoken = toLocale(String(attributes.langcode));
    if (spoken === undefined || spoken === locale) return;
    languages.set(id, spoken);
    const reason = `This paragraph is not translated into ${locale}; it is shown as it is`;
    report({ event: 'text-untranslated', reason, resource: type, id });
  };
  return { onWords, languages };
}

/** A node whose blocks name their language where it is not the page's (WCAG 2.2, 3.1.2). */
export const withLanguages = (node: ContentNode, languages: TextLanguages): ContentNode => ({
  ...node,
  blocks: node.blocks.map((block) => {
    const spoken = languages.get(block.id);
    return spoken ? { ...block, lang: LOCALES[spoken].tag } : block;
  }),
});
