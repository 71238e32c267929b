import { DEFAULT_LOCALE, type Locale } from '../../locales/locales.ts';
import { tagPage } from '../tagPage.ts';
import type { ContentNode, Found } from './Content.ts';
import { type ContentSource, cmsHosts, readContext } from './ContentSource.ts';
import { EXPIRY_SECONDS } from './expiry.ts';
import { readResources } from './jsonapi/ResourceReader.ts';
import { readDocument } from './jsonapi/readDocument.ts';
import { detailPath, isNodeBundle } from './nodes/nodeTypes.ts';
import { nodeLocale, readNode } from './nodes/readNode.ts';
import { resolveBlocks } from './paragraphs/resolveBlocks.ts';
import { reportUntranslatedText } from './reportUntranslatedText.ts';
import { lookUpPath } from './router/lookUpPath.ts';
import type { RouterMatch } from './router/readRouterAnswer.ts';
import { redirectLocation } from './router/redirectLocation.ts';
import { contentPath } from './site-index/contentPath.ts';
import { loadSiteIndex } from './site-index/loadSiteIndex.ts';

type NodeMatch = Extract<RouterMatch, { type: 'node' }>;
type RedirectMatch = Extract<RouterMatch, { type: 'redirect' }>;

const HOME = '/';

/** What stands at an address of the site; see Content.find. */
export async function findContent(
  source: ContentSource,
  locale: Locale,
  path: string,
): Promise<Found | undefined> {
  const match = await lookUpPath(source.client, locale, path);
  if (match?.type === 'redirect') return readRedirect(source, match, locale, path);
  if (match?.type === 'forbidden') reportForbidden(source, locale, path);
  const found = match?.type === 'node' ? await findNode(source, locale, path, match) : undefined;
  return found ?? (path === HOME && locale !== DEFAULT_LOCALE ? findEnglishHome(source, locale) : undefined);
}

/** A site without a home page in some language shows the English one there (contract, Languages). */
async function findEnglishHome(source: ContentSource, locale: Locale): Promise<Found | undefined> {
  const match = await lookUpPath(source.client, DEFAULT_LOCALE, HOME);
  const node = match?.type === 'node' ? await loadNode(source, match, DEFAULT_LOCALE, locale) : undefined;
  return node && { type: 'node', node };
}

async function findNode(
  source: ContentSource,
  locale: Locale,
  path: string,
  match: NodeMatch,
): Promise<Found | undefined> {
  const node = await loadNode(source, match, locale, locale);
  if (!node) return undefined;
  // The router also understands /node/12, other letter cases and addresses with a prefix: one page, one address.
  const location = contentPath(node.pageInfo.path, locale);
  if (location === contentPath(path, locale)) return { type: 'node', node };
  return { type: 'redirect', status: 301, location };
}

/**
 * @param contentLocale language to ask for.
 * @param locale language of the page it is for: its links lead there.
 */
async function loadNode(
  source: ContentSource,
  { bundle, id, isHome }: NodeMatch,
  contentLocale: Locale,
  locale: Locale,
): Promise<ContentNode | undefined> {
  const { client, report } = source;
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
  const others = document.included.filter(({ type }) => type.startsWith('node--'));
  tagPage(...[{ id }, ...others].map((one) => `content:node:${one.id}`));
  const index = await loadSiteIndex(source);
  const [node] = readResources(
    document,
    readContext(source, document, index, locale, { englishFirst: false }),
  );
  if (!node) return undefined;
  if (nodeLocale(node) !== contentLocale) {
    report({ event: 'untranslated', reason: `There is no translation into ${contentLocale}`, ...node.at() });
    return undefined;
  }
  reportUntranslatedText(document, contentLocale, report);
  const read = readNode(node, {
    bundle,
    locale: contentLocale,
    isHome,
    index,
    cmsHosts: cmsHosts(source, document),
  });
  return read && { ...read, blocks: await resolveBlocks(source, read.blocks) };
}

async function readRedirect(
  source: ContentSource,
  { to, status }: RedirectMatch,
  locale: Locale,
  path: string,
): Promise<Found | undefined> {
  const index = await loadSiteIndex(source);
  const location = redirectLocation(to, index, cmsHosts(source));
  const refuse = (fault: string) =>
    source.report({ event: 'link-refused', reason: `The redirect from ${path} to ${to} ${fault}` });
  if (location === undefined) return void refuse('may not be followed');
  // The query does not count: the router never sees it, and would answer the same again.
  const [target] = location.split(/[?#]/, 1);
  if (target === contentPath(path, locale)) return void refuse('leads back to itself');
  return { type: 'redirect', status: redirectStatus(status), location };
}

/** A status that is none of the five redirects is taken for the one that promises nothing. */
const redirectStatus = (status: string) =>
  ([301, 302, 303, 307, 308] as const).find((known) => `${known}` === status) ?? 302;

function reportForbidden({ report }: ContentSource, locale: Locale, what: string): void {
  report({
    event: 'access-denied',
    reason: `The content service keeps ${what} (${locale}) from visitors; it is unpublished, or the key is wrong`,
  });
}
