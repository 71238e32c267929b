import { buildPath } from '../../locales/buildPath.ts';
import { LOCALE_CODES } from '../../locales/locales.ts';
import type { MessageId } from '../../locales/Messages.ts';
import type { PageName } from '../../locales/routes.ts';
import type { SiteMap } from '../../schemas/blocks/site-map.ts';
import type { Range } from '../../schemas/entities/range.ts';
import { breadcrumbList } from './breadcrumbList.ts';
import { orEmpty } from './orEmpty.ts';
import type { PageBuilder, PageRequest } from './PageBuilder.ts';

type Section = SiteMap['sections'][number];

/** What stands in it besides home and the ranges, in the order of spec 1 §2. */
const SECTIONS = [
  { name: 'news', label: 'list.news' },
  { name: 'life-on-board', label: 'list.life-on-board' },
  { name: 'owner-stories', label: 'list.owner-stories' },
  { name: 'events', label: 'list.events' },
  { name: 'dealers-map', label: 'list.dealers-map' },
  { name: 'newsletter', label: 'footer.newsletter.heading' },
] as const satisfies readonly { name: PageName; label: MessageId }[];

const rangeSection = ({ title, url, products }: Range): Section[] => {
  const links = products.flatMap((product) =>
    product.url === undefined ? [] : [{ url: product.url, label: product.title }],
  );
  return url === undefined ? [] : [{ link: { url, label: title }, links }];
};

/** Only what exists in the language is named. */
async function listSections({ route: { locale }, content, text }: PageRequest): Promise<Section[]> {
  const rows = await content.pages();
  const paths = new Set(rows.flatMap((row) => (row.locale === locale ? (row.path ?? []) : [])));
  return SECTIONS.flatMap(({ name, label }) => {
    const url = buildPath(locale, name);
    return paths.has(url) ? [{ link: { url, label: text(label) }, links: [] }] : [];
  });
}

/** The site map for people: home, the ranges with their models, the lists (spec 1 §2). It is no content of an editor's. */
export const sitemapPage: PageBuilder = async (request) => {
  const { route, content, siteUrl, text } = request;
  const { locale, canonicalPath: path } = route;
  const [ranges, lists] = await Promise.all([
    orEmpty(content.ranges(locale), 'the ranges'),
    orEmpty(listSections(request), 'the lists'),
  ]);
  const home = { label: text('breadcrumb.home'), url: buildPath(locale, 'home') };
  const heading = text('sitemap.heading');
  const items = [home, { label: heading }];
  const sections = [{ link: home, links: [] }, ...ranges.flatMap(rangeSection), ...lists];
  const canonicalUrl = siteUrl + path;
  return {
    type: 'page',
    draft: {
      path,
      locale,
      route: route.routeName,
      kind: 'sitemap',
      status: 200,
      seo: {
        title: `${heading} | ${text('brand.name')}`,
        description: text('sitemap.description'),
        ogTitle: heading,
        ogUrl: canonicalUrl,
        canonicalUrl,
        structuredData: [breadcrumbList(items, siteUrl, path)],
      },
      breadcrumb: { items },
      alternates: LOCALE_CODES.map((code) => ({ locale: code, path: buildPath(code, 'sitemap') })),
      header: { plain: true, disabled: false },
      blocks: [
        { id: 'title', type: 'page-title', props: { heading } },
        { id: 'map', type: 'site-map', props: { sections } },
      ],
    },
  };
};
