import type { Crumb, Page, PageKind } from '../../schemas/page.ts';
import type { ContentNode } from '../content/Content.ts';
import { breadcrumbList } from './breadcrumbList.ts';
import type { PageContext } from './PageContext.ts';
import type { PageDraft } from './PageDraft.ts';
import { socialImage } from './socialImage.ts';

interface Particulars {
  kind: PageKind;
  /** Crumbs between home and the page. */
  trail: Crumb[];
  /** Name of the page in its own breadcrumb; absent on home. */
  label?: string;
  header?: Page['header'];
  structuredData?: Page['seo']['structuredData'];
  analytics?: NonNullable<Page['analytics']>;
}

/** Link previews read their own descriptions; an editor mostly writes one for all. */
const describePreview = ({
  description,
  ogDescription = description,
  twitterDescription = description,
}: ContentNode['seo']) => ({
  ...(ogDescription && { ogDescription }),
  ...(twitterDescription && { twitterDescription }),
});

/** The envelope that every page made from a node shares; each page builder adds its particulars. */
export const contentPage = (
  { route, node, menus, siteUrl, text }: PageContext,
  { kind, trail, label, header, structuredData = [], analytics }: Particulars,
): PageDraft => {
  const path = route.canonicalPath;
  const home = { label: text('breadcrumb.home'), url: route.locale === 'en' ? '/' : `/${route.locale}` };
  const items = label ? [home, ...trail, { label }] : [];
  const fallback = node.contentLocale !== route.locale;
  // A page shown in another language than its address says is that language's page, for search engines.
  const original = node.alternates.find(({ locale }) => locale === node.contentLocale)?.path ?? path;
  const canonicalUrl = siteUrl + (fallback ? original : path);
  const ogImage = socialImage(siteUrl, node.blocks, node.seo.ogImage);
  return {
    path,
    locale: route.locale,
    ...(fallback && { contentLocale: node.contentLocale }),
    route: route.routeName,
    kind,
    status: 200,
    seo: {
      ...node.seo,
      ...describePreview(node.seo),
      ...(fallback && { robots: 'noindex, follow' }),
      ...(ogImage && { ogImage, twitterImage: ogImage }),
      ogUrl: canonicalUrl,
      canonicalUrl,
      structuredData: [
        ...structuredData,
        ...(items.length > 0 ? [breadcrumbList(items, siteUrl, path)] : []),
      ],
    },
    breadcrumb: { items },
    alternates: node.alternates,
    header: header ?? { plain: false, disabled: false },
    ...(analytics && { analytics }),
    pageInfo: node.pageInfo,
    blocks: node.blocks,
    lists: menus,
  };
};
