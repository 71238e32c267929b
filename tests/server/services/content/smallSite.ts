import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES, LOCALES, type Locale } from '../../../../locales/locales.ts';
import { createDataCache } from '../../../../server/cache/data/createDataCache.ts';
import type { Content } from '../../../../server/services/content/Content.ts';
import type { ContentEvent } from '../../../../server/services/content/ContentEvent.ts';
import { type ContentOptions, createContent } from '../../../../server/services/content/createContent.ts';
import type { Upstream } from '../../../../server/services/upstream/createUpstream.ts';
import type { UpstreamCall } from '../../../../server/services/upstream/UpstreamCall.ts';
import { type CannedAnswer, type ContentServer, startContentServer } from './startContentServer.ts';

const FOLDER = join(import.meta.dirname, '../../../fixtures/jsonapi');

/** A handwritten JSON:API document. */
export const fixture = (name: string): string => readFileSync(join(FOLDER, `${name}.json`), 'utf8');

/** Title and alias of a node in the languages it exists in; `null` is the alias of the home page. */
type Translations = Partial<Record<Locale, readonly [title: string, alias: string | null]>>;

interface SmallNode {
  id: string;
  nid: number;
  bundle: string;
  in: Translations;
}

/** Home, one page and two models; only some of them in French. */
const NODES: readonly SmallNode[] = [
  { id: 'home', nid: 29, bundle: 'page', in: { en: ['Home', null], fr: ['Accueil', null] } },
  {
    id: 'page-yard',
    nid: 10,
    bundle: 'page',
    in: { en: ['The yard', '/yard'], pt: ['O estaleiro', '/estaleiro'] },
  },
  { id: 'only-english', nid: 11, bundle: 'page', in: { en: ['Only in English', '/only-in-english'] } },
  {
    id: 'range-sea',
    nid: 5,
    bundle: 'range',
    in: { en: ['Sea range', '/ranges/sea'], fr: ['Gamme mer', '/gammes/mer'] },
  },
  {
    id: 'product-a',
    nid: 1,
    bundle: 'product',
    in: { en: ['Model A', '/boats/a'], fr: ['Modèle A', '/catamarans/a'] },
  },
];

const segment = (locale: Locale) => (locale === 'en' ? '' : `/${LOCALES[locale].contentCode}`);

const resource = ({ id, nid, bundle, in: translations }: SmallNode, locale: Locale) => {
  const own = translations[locale];
  // Drupal falls back to English without saying so.
  const [title, alias] = own ?? translations.en ?? ['', null];
  const langcode = LOCALES[own ? locale : 'en'].contentCode;
  const attributes = { title, langcode, drupal_internal__nid: nid, path: { alias, langcode } };
  return { type: `node--${bundle}`, id, attributes, relationships: {} };
};

const routerAnswer = ({ id, bundle, in: translations }: SmallNode, locale: Locale) => ({
  type: 'application/json',
  body: {
    resolved: 'http://cms.example/x',
    isHomePath: translations[locale]?.[1] === null || id === 'home',
    entity: { type: 'node', bundle, uuid: id },
  },
});

const NOT_FOUND: CannedAnswer = {
  status: 404,
  type: 'application/json',
  body: { message: 'Unable to resolve path.' },
};

/** Lists, details and router answers of NODES, as Drupal gives them. */
function plainAnswer(question: string): CannedAnswer | undefined {
  const locale =
    LOCALE_CODES.find((code) => code !== 'en' && question.startsWith(`${segment(code)}/`)) ?? 'en';
  const rest = question.slice(segment(locale).length);
  const path = /^\/router\/translate-path\?path=(.*)$/.exec(rest)?.[1];
  if (path === '/') return routerAnswer(NODES[0] as SmallNode, locale);
  if (path !== undefined) {
    const nid = Number(/^\/node\/(\d+)$/.exec(path)?.[1]);
    const node = NODES.find((candidate) => candidate.in[locale]?.[1] === path || candidate.nid === nid);
    return node ? routerAnswer(node, locale) : NOT_FOUND;
  }
  const id = /^\/jsonapi\/node\/\w+\/([\w-]+)/.exec(rest)?.[1];
  const found = NODES.find((candidate) => candidate.id === id);
  if (found) return { body: { data: resource(found, locale) } };
  const bundle = /^\/jsonapi\/node\/(\w+)\?/.exec(rest)?.[1];
  // The promotional visual is a settings page here.
  if (bundle === undefined || bundle === 'lightbox') return undefined;
  const data = NODES.filter((node) => node.bundle === bundle).map((node) => resource(node, locale));
  return { body: { data } };
}

export interface SmallSite {
  content: Content;
  server: ContentServer;
  events: ContentEvent[];
  calls: UpstreamCall[];
  [Symbol.asyncDispose]: () => Promise<void>;
}

export type SmallSiteOptions = Partial<Omit<ContentOptions, 'upstream'>> & { upstream?: Partial<Upstream> };

/** A running content service with NODES, and the content read from it. `special` answers come first. */
export async function startSmallSite(
  special: (question: string) => CannedAnswer | undefined = () => undefined,
  { upstream, ...options }: SmallSiteOptions = {},
): Promise<SmallSite> {
  const server = await startContentServer((question) => special(question) ?? plainAnswer(question));
  const events: ContentEvent[] = [];
  const calls: UpstreamCall[] = [];
  const content = createContent({
    url: server.url,
    headers: { 'api-key': 'secret' },
    cache: createDataCache(),
    upstream: { service: 'content', deadlineMs: 5000, observe: (call) => calls.push(call), ...upstream },
    report: (event) => events.push(event),
    ...options,
  });
  return { content, server, events, calls, [Symbol.asyncDispose]: server.stop };
}
