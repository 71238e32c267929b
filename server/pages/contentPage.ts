import { isRecord } from '../../schemas/isRecord.ts';
import type { PageKind } from '../../schemas/PageKind.ts';
import type { Page } from '../../schemas/page.ts';
import { imageUrl } from '../../site/components/Picture/imageUrl.ts';
import type { ContentNode, RawBlock } from '../services/content/Content.ts';
import { type BreadcrumbPlace, breadcrumbList, breadcrumbTo } from './breadcrumbTo.ts';
import type { PageDraft, PageRequest } from './PageBuilder.ts';

/** Differences between pages of the same node. */
export interface Variant {
  title: string;
  /** Path of the canonical URL, query included. */
  canonicalPath: string;
  robots?: string;
}

interface Particulars extends BreadcrumbPlace {
  kind: PageKind;
  /** For one of several pages of its node, such as the second of a list. */
  variant?: Variant;
  /** Feed of the list: its absolute URL and title. */
  feed?: { url: string; title: string };
  /** `og:type` (ogp.me). */
  openGraphType?: string;
  /** @param image absolute URL of the page's picture. */
  structuredData?: (image: string | undefined) => Page['seo']['structuredData'];
  analytics?: NonNullable<Page['analytics']>;
}

/** Link previews have their own descriptions; editors mostly write one for all. */
const describePreview = ({
  description,
  ogDescription = description,
  twitterDescription = description,
}: ContentNode['seo']) => ({
  ...(ogDescription && { ogDescription }),
  ...(twitterDescription && { twitterDescription }),
});

/** A page in another language than its address is, for search engines, that language's page. */
const canonicalPath = (node: ContentNode, { route }: PageRequest): string =>
  node.alternates.find(({ locale }) => locale === node.contentLocale)?.path ?? route.canonicalPath;

/** The envelope shared by all pages of nodes; each kind of page adds its own parts. */
export function contentPage(
  node: ContentNode,
  request: PageRequest,
  { kind, trail, label, variant, openGraphType, feed, structuredData, analytics }: Particulars,
): PageDraft {
  const { route, siteUrl } = request;
  const path = route.canonicalPath;
  const items = breadcrumbTo({ trail, label }, request);
  const fallback = node.contentLocale !== route.locale;
  const canonicalUrl = siteUrl + (variant?.canonicalPath ?? canonicalPath(node, request));
  const robots = fallback ? 'noindex, follow' : variant?.robots;
  const image = socialImage(siteUrl, node.blocks, node.seo.ogImage);
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
      ...(variant && { title: variant.title, ogTitle: variant.title, twitterTitle: variant.title }),
      ...(robots && { robots }),
      ...(image && { ogImage: image, twitterImage: image }),
      ...(openGraphType && { ogType: openGraphType }),
      ...(feed && { feedUrl: feed.url, feedTitle: feed.title }),
      ogUrl: canonicalUrl,
      canonicalUrl,
      structuredData: [...(structuredData?.(image) ?? []), breadcrumbList(items, siteUrl, path)],
    },
    breadcrumb: { items },
    alternates: node.alternates,
    header: { plain: false, disabled: false },
    ...(analytics && { analytics }),
    pageInfo: node.pageInfo,
    blocks: node.blocks,
    ...(node.entity && { entity: node.entity }),
  };
}

const getImageUrl = (image: unknown): string | undefined =>
  isRecord(image) && typeof image.url === 'string' ? image.url : undefined;

/**
 * Picture for link previews: the editor's, else the first wide picture of the blocks.
 *
 * @param chosen from the metatags: path on the content service, or an absolute URL.
 * @returns absolute URL; the site's own pictures as a 1280 px JPEG, because link previews support no AVIF.
 */
function socialImage(siteUrl: string, blocks: readonly RawBlock[], chosen?: string): string | undefined {
  const url =
    chosen ?? blocks.map(({ props }) => getImageUrl(props.desktopImage ?? props.image)).find(Boolean);
  if (!url?.startsWith('/')) return url;
  return siteUrl + imageUrl({ url }, 'hero', 1280, 'jpeg');
}
