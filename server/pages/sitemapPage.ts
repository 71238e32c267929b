import { buildPath } from '../../locales/buildPath.ts';
import type { MessageId } from '../../locales/Messages.ts';
import { parsePath } from '../../locales/parsePath.ts';
import type { PageName } from '../../locales/routes.ts';
import type { SiteMap } from '../../schemas/blocks/site-map.ts';
import type { Range } from '../../schemas/entities/range.ts';
import { crumbTo } from './breadcrumbTo.ts';
import { createSitePageDraft } from './createSitePageDraft.ts';
import { listOrEmpty } from './listOrEmpty.ts';
import type { PageBuilder, PageRequest } from './PageBuilder.ts';

const LISTS = new Set<PageName>(['news', 'life-on-board', 'owner-stories', 'events', 'sea-trial']);

/** The section below which a page stands; models and ranges have sections of their own. */
const PLACES: { readonly [Name in PageName]?: PageName } = {
  slug: 'home',
  'inner-static': 'home',
  'news-article-slug': 'news',
  'life-on-board-article-slug': 'life-on-board',
  'owner-stories-article-slug': 'owner-stories',
  'events-slug': 'events',
  'dealers-slug': 'dealers-map',
  'charters-slug': 'charters-map',
  'service-centers-slug': 'service-centers-map',
};

type Section = SiteMap['sections'][number];

/** Sections besides home and the ranges, in the order of behaviour §2.10. */
const SECTIONS = [
  { name: 'news', label: 'list.news' },
  { name: 'life-on-board', label: 'list.life-on-board' },
  { name: 'owner-stories', label: 'list.owner-stories' },
  { name: 'events', label: 'list.events' },
  { name: 'dealers-map', label: 'locator.dealers.label' },
  { name: 'charters-map', label: 'locator.charters.label' },
  { name: 'service-centers-map', label: 'locator.service-centers.label' },
  { name: 'sea-trial', label: 'seaTrial.title' },
  { name: 'compare', label: 'compare.title' },
  { name: 'configure', label: 'configurator.title' },
  { name: 'brochure', label: 'brochure.title' },
  { name: 'newsletter', label: 'footer.newsletter.heading' },
  { name: 'search', label: 'search.title' },
] as const satisfies readonly { name: PageName; label: MessageId }[];

const rangeSection = ({ title, url, products }: Range): Section[] => {
  const links = products.flatMap((product) =>
    product.url === undefined ? [] : [{ url: product.url, label: product.title }],
  );
  return url === undefined ? [] : [{ link: { url, label: title }, links }];
};

/**
 * Home and the lists, each with its pages. Lists are editors' pages: only those that exist in the language are named.
 * The site's own always exist.
 */
async function listSections(request: PageRequest): Promise<Section[]> {
  const { route, content, text, brand } = request;
  const { locale } = route;
  const rows = (await content.indexablePages()).filter((row) => row.locale === locale);
  const paths = new Set(rows.flatMap(({ path }) => path ?? []));
  const placed = Map.groupBy(rows, ({ path }) => {
    const parsed = path === undefined ? undefined : parsePath(path);
    return parsed?.type === 'route' ? PLACES[parsed.name] : undefined;
  });
  const linksIn = (name: PageName) =>
    (placed.get(name) ?? []).flatMap(({ path, title }) =>
      path === undefined ? [] : [{ url: path, label: title }],
    );
  const sections = SECTIONS.flatMap(({ name, label }) => {
    const url = buildPath(locale, name);
    const exists = name === 'configure' ? brand.configurator : !LISTS.has(name) || paths.has(url);
    return exists ? [{ link: { url, label: text(label) }, links: linksIn(name) }] : [];
  });
  return [{ link: crumbTo('home', 'breadcrumb.home', request), links: linksIn('home') }, ...sections];
}

/** The HTML site map: every page for search engines, below the list or range it belongs to (behaviour §2.10). No node. */
export const sitemapPage: PageBuilder = async (request) => {
  const { route, content, text } = request;
  const bareHome = { link: crumbTo('home', 'breadcrumb.home', request), links: [] };
  const [ranges, [home = bareHome, ...lists]] = await Promise.all([
    listOrEmpty(content.ranges(route.locale), 'the ranges', request),
    listOrEmpty(listSections(request), 'the lists', request),
  ]);
  const heading = text('sitemap.heading');
  const sections = [home, ...ranges.flatMap(rangeSection), ...lists];
  const draft = createSitePageDraft(request, {
    kind: 'sitemap',
    trail: [],
    label: heading,
    description: text('sitemap.description'),
    blocks: [
      { id: 'title', type: 'page-title', props: { heading } },
      { id: 'map', type: 'site-map', props: { sections } },
    ],
  });
  return { type: 'page', draft };
};
