import querystring from 'node:querystring';
import { LOCALE_CODES, LOCALES, type Locale } from '../../../../locales/locales.ts';
import { type SmallSite, type SmallSiteOptions, startSmallSite } from './smallSite.ts';
import type { CannedAnswer } from './startContentServer.ts';

type Attributes = Record<string, unknown>;

/** A node with the languages it exists in; everything else as JSON:API has it. */
export interface EditorialNode {
  id: string;
  /** Title and alias by language. */
  in: Partial<Record<Locale, readonly [title: string, alias: string | null]>>;
  attributes?: Attributes;
  /** `data` of each relationship. */
  relationships?: Record<string, unknown>;
}

/** A resource that others refer to, or a term: its attributes, by language where they differ. */
export interface Referred {
  type: string;
  id: string;
  attributes: Attributes | ((locale: Locale) => Attributes);
}

export interface Editorial {
  /** Nodes by bundle, in the order in which the service delivers them. */
  nodes: Record<string, readonly EditorialNode[]>;
  /** Terms, dealers, models, pictures. */
  others?: readonly Referred[];
  special?: (question: string) => CannedAnswer | undefined;
}

/** The pages of all lists, in English and French. */
export const hubs: readonly EditorialNode[] = [
  { id: 'hub-news', in: { en: ['News', '/news'], fr: ['Actualités', '/actualites'] } },
  { id: 'hub-life', in: { en: ['Life on board', '/life-on-board'], fr: ['Vie à bord', '/vie-a-bord'] } },
  {
    id: 'hub-stories',
    in: { en: ['Stories', '/owner-stories'], fr: ['Récits', '/recits-de-proprietaires'] },
  },
  { id: 'hub-events', in: { en: ['Events', '/events'], fr: ['Événements', '/evenements'] } },
];

/** A hub hero with the filters an editor has chosen; node of a list page. */
export const listNode = (
  id: string,
  titles: EditorialNode['in'],
  filters: readonly string[],
): EditorialNode => ({
  id,
  in: titles,
  relationships: { field_blocks: [{ type: 'paragraph--hub_hero', id: `hero ${filters.join(' ')}` }] },
});

/** The paragraph of a list node. */
export const hubHero = (filters: readonly string[]): Referred => ({
  type: 'paragraph--hub_hero',
  id: `hero ${filters.join(' ')}`,
  attributes: { status: true, field_heading: 'All of it', field_filters: filters },
});

/** Rich text as Drupal answers it. */
export const richText = (processed: string) => ({ value: processed, format: 'rich_text', processed });

const asData = (resources: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(resources).map(([name, data]) => [name, { data }]));

const toResource = (bundle: string, node: EditorialNode, nid: number, locale: Locale) => {
  const own = node.in[locale];
  // Drupal falls back to the language in which the node was written, without saying so.
  const written = node.in.en ? 'en' : LOCALE_CODES.find((code) => node.in[code]);
  const [title, alias] = own ?? (written && node.in[written]) ?? ['', null];
  const langcode = LOCALES[own ? locale : (written ?? 'en')].contentCode;
  return {
    type: `node--${bundle}`,
    id: node.id,
    attributes: {
      title,
      langcode,
      drupal_internal__nid: nid,
      path: { alias, langcode },
      sticky: false,
      created: '2026-01-01T09:00:00+00:00',
      changed: '2026-01-02T09:00:00+00:00',
      ...node.attributes,
    },
    relationships: asData(node.relationships ?? {}),
  };
};

/** Number of a node: its place among all. */
const numbered = (nodes: Editorial['nodes']) =>
  Object.entries(nodes)
    .flatMap(([bundle, list]) => list.map((node) => ({ bundle, node })))
    .map((entry, index) => ({ ...entry, nid: 100 + index }));

const answers = ({ nodes, others = [] }: Editorial) => {
  const all = numbered(nodes);
  const toOther = ({ type, id, attributes }: Referred, locale: Locale) => ({
    type,
    id,
    attributes: typeof attributes === 'function' ? attributes(locale) : attributes,
  });
  return (question: string): CannedAnswer | undefined => {
    const locale =
      LOCALE_CODES.find((code) => code !== 'en' && question.startsWith(`/${LOCALES[code].contentCode}/`)) ??
      'en';
    const rest = locale === 'en' ? question : question.slice(LOCALES[locale].contentCode.length + 1);
    const sent = /^\/router\/translate-path\?path=(.*)$/.exec(rest)?.[1];
    // Drupal decodes the path of an alias once more, where `+` is a space.
    const path = sent && querystring.unescape(sent.replaceAll('+', ' '));
    const routed = all.find(({ node }) => path !== undefined && node.in[locale]?.[1] === path);
    if (routed) {
      const entity = { type: 'node', bundle: routed.bundle, uuid: routed.node.id };
      return {
        type: 'application/json',
        body: { resolved: 'http://cms.example/x', isHomePath: false, entity },
      };
    }
    const included = others.map((other) => toOther(other, locale));
    const [, bundle, id] = /^\/jsonapi\/node\/(\w+)(?:\/([^?]+))?/.exec(rest) ?? [];
    const ofBundle = all.filter((entry) => entry.bundle === bundle);
    if (bundle !== undefined && id === undefined && ofBundle.length > 0) {
      const data = ofBundle.map(({ node, nid }) => toResource(bundle, node, nid, locale));
      return { body: { data, included } };
    }
    const one = ofBundle.find(({ node }) => node.id === id);
    if (one) return { body: { data: toResource(one.bundle, one.node, one.nid, locale), included } };
    const [, kind, name] = /^\/jsonapi\/(taxonomy_term|dealer)\/(\w+)\?/.exec(rest) ?? [];
    if (kind === undefined) return undefined;
    return { body: { data: included.filter(({ type }) => type === `${kind}--${name}`) } };
  };
};

/** A running content service with editorial pages, and the content read from it. */
export function startEditorialSite(editorial: Editorial, options: SmallSiteOptions = {}): Promise<SmallSite> {
  const answer = answers(editorial);
  return startSmallSite((question) => editorial.special?.(question) ?? answer(question), options);
}
