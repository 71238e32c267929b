import { isRecord } from '../../schemas/isRecord.ts';
import type { Page, PageKind } from '../../schemas/page.ts';
import { imageUrl } from '../../site/components/Picture/imageUrl.ts';
import type { ContentNode, RawBlock } from '../services/content/Content.ts';
import { type BreadcrumbPlace, breadcrumbList, breadcrumbTo } from './breadcrumbTo.ts';
import type { PageDraft, PageRequest } from './PageBuilder.ts';

/** How a page differs from others that are made of the same node. */
export interface Variant {
  title: string;
  /** The one address it should be known by, query included. */
  canonicalPath: string;
  robots?: string;
}

interface Particulars extends BreadcrumbPlace {
  kind: PageKind;
  header?: Page['header'];
  /** For a page that is one of several at its node, such as the second of a list. */
  variant?: Variant;
  /** The feed of what it lists: its absolute address, and what it is a feed of. */
  feed?: { url: string; title: string };
  /** What the page is to link previews (ogp.me). */
  openGraphType?: string;
  /** @param image absolute address of the page's picture. */
  structuredData?: (image: string | undefined) => Page['seo']['structuredData'];
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

/** A page shown in another language than its address says is, for search engines, that language's page. */
const canonicalPath = (node: ContentNode, { route }: PageRequest): string =>
  node.alternates.find(({ locale }) => locale === node.contentLocale)?.path ?? route.canonicalPath;

/** The envelope that every page made from a node shares; each kind of page adds its particulars. */
export function contentPage(
  node: ContentNode,
  request: PageRequest,
  { kind, trail, label, header, variant, openGraphType, feed, structuredData, analytics }: Particulars,
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
    header: header ?? { plain: false, disabled: false },
    ...(analytics && { analytics }),
    pageInfo: node.pageInfo,
    blocks: node.blocks,
  };
}

const getImageUrl = (image: unknown): string | undefined =>
  isRecord(image) && typeof image.url === 'string' ? image.url : undefined;

/**
 * Picture for link previews: the one the editor set, else the first wide picture of the blocks.
 *
 * @param chosen from the metatags: path on the content service, or an absolute address.
 * @returns absolute address; of our own pictures a 1280 px JPEG, because link previews read no AVIF.
 */
function socialImage(siteUrl: string, blocks: readonly RawBlock[], chosen?: string): string | undefined {
  const url =
    chosen ?? blocks.map(({ props }) => getImageUrl(props.desktopImage ?? props.image)).find(Boolean);
  if (!url?.startsWith('/')) return url;
  return siteUrl + imageUrl({ url }, 'hero', 1280, 'jpeg');
}
