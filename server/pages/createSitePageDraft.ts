import { buildPath } from '../../locales/buildPath.ts';
import type { PageKind } from '../../schemas/PageKind.ts';
import type { RawBlock } from '../services/content/Content.ts';
import { type BreadcrumbPlace, breadcrumbList, breadcrumbTo } from './breadcrumbTo.ts';
import type { PageDraft, PageRequest } from './PageBuilder.ts';

interface Particulars extends BreadcrumbPlace {
  label: string;
  kind: PageKind;
  /** Parts of the title, nearest first; the brand is added. Default: the label. */
  title?: readonly string[];
  description: string;
  robots?: string;
  /** Canonical path and query; default: its own path. */
  canonical?: string;
  /** Added to the breadcrumb, which every page has. */
  structuredData?: readonly Record<string, unknown>[];
  blocks: readonly RawBlock[];
}

/** The envelope of pages without a node: they exist in every language under the same route. */
export function createSitePageDraft(
  { route, siteUrl, brand, text }: Pick<PageRequest, 'route' | 'siteUrl' | 'brand' | 'text'>,
  {
    kind,
    trail,
    label,
    title = [label],
    description,
    robots,
    canonical,
    structuredData = [],
    blocks,
  }: Particulars,
): PageDraft {
  const { locale, canonicalPath: path, params } = route;
  const items = breadcrumbTo({ trail, label }, { route, text });
  const canonicalUrl = siteUrl + (canonical ?? path);
  return {
    path,
    locale,
    route: route.routeName,
    kind,
    status: 200,
    seo: {
      title: [...title, brand.name].join(' | '),
      description,
      // The other metatags that an editor's page has from the content service, except the picture.
      ogTitle: label,
      ogDescription: description,
      ogSitename: brand.name,
      ogType: 'website',
      twitterCard: 'summary',
      twitterTitle: label,
      twitterDescription: description,
      ...(robots && { robots }),
      ogUrl: canonicalUrl,
      canonicalUrl,
      structuredData: [breadcrumbList(items, siteUrl, path), ...structuredData],
    },
    breadcrumb: { items },
    alternates: brand.languages.map((code) => ({ locale: code, path: buildPath(code, route.name, params) })),
    header: { plain: true, disabled: false },
    blocks: [...blocks],
  };
}
