import { plainText } from '../../../renderer/src/validate.ts';
import type { Brand } from '../../../schemas/brand.ts';
import { type BlockType, blockSchemas } from '../../../schemas/index.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { Page } from '../../../schemas/page.ts';
import type { Image } from '../../../schemas/parts/image.ts';
import type { PropSchema } from '../../../schemas/toBlockFields.ts';
import type { IndexedPage } from './SiteSearch.ts';

/** Blocks that show other pages, or tools: what they say is no text of the page. */
const LEFT_OUT = new Set<BlockType>([
  ...(['article-list', 'event-list', 'featured-item', 'article-carousel', 'blog-highlight'] as const),
  ...(['product-carousel', 'waterline', 'sibling-links', 'share-links', 'site-map', 'anchors-menu'] as const),
  ...(['boat-picker', 'configurator', 'locator', 'lead-form', 'error-message', 'page-title'] as const),
  'search-results',
]);
/**
 * Fields whose values are not read: names of choices, forms, pictures' descriptions; prices, since who looks for VAT
 * wants the page that explains it, not each boat's “before VAT”.
 */
const UNREAD = new Set([
  'id',
  'value',
  'alt',
  'price',
  'form',
  'filters',
  'breadcrumb',
  'map',
  'action',
  'link',
  'links',
]);
/** A page's text is cut here. */
const MAX_CHARACTERS = 40_000;
/** Ends of paragraphs in rich text. */
const PARAGRAPH = /<\/(?:p|li|h[2-6]|tr|figcaption|blockquote|dt|dd)>/g;

interface Contents {
  lines: string[];
  image?: Image;
}

/**
 * The search entry of a page; undefined for a page that is noindex.
 *
 * @param page as visitors get it, validated.
 * @param brand has the schemas of its own blocks.
 */
export function indexPage(page: Page, { ownBlocks }: Pick<Brand, 'ownBlocks'>): IndexedPage | undefined {
  const { path, locale, kind, status, seo, breadcrumb, pageInfo, blocks } = page;
  if (status !== 200 || kind === 'sitemap' || /\bnoindex\b/.test(seo.robots ?? '')) return undefined;
  const contents: Contents = { lines: [] };
  const getSchema = (type: BlockType): PropSchema => ownBlocks[type]?.schema ?? blockSchemas[type];
  for (const { type, props } of blocks) {
    if (!LEFT_OUT.has(type)) collect(props, getSchema(type), contents);
  }
  const labels = breadcrumb.items.map(({ label }) => label);
  const { image } = contents;
  const section = labels.length > 2 ? labels.at(-2) : undefined;
  return {
    path,
    locale,
    kind,
    // Home's own label says nothing outside of a breadcrumb.
    title: (kind === 'home' ? seo.title : labels.at(-1)) ?? pageInfo?.pageTitle ?? seo.title,
    ...(section !== undefined && { section }),
    ...(image && { image }),
    description: seo.description ?? '',
    text: contents.lines.join('\n').slice(0, MAX_CHARACTERS),
  };
}

function collect(value: unknown, schema: PropSchema, contents: Contents): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, schema.items ?? {}, contents);
  } else if (isRecord(value)) {
    // The schema of pictures has vouched for it.
    if (schema.properties?.alt && typeof value.url === 'string') contents.image ??= value as Image;
    for (const [name, inner] of Object.entries(value)) {
      if (!UNREAD.has(name)) collect(inner, schema.properties?.[name] ?? {}, contents);
    }
  } else if (typeof value === 'string') {
    if (schema.format === 'html') contents.lines.push(...paragraphsIn(value));
    else if (schema.type === 'string' && !schema.enum && !schema.format && !schema.pattern)
      contents.lines.push(value);
  }
}

const paragraphsIn = (html: string): string[] =>
  html
    .split(PARAGRAPH)
    .map(plainText)
    .filter((line) => line !== '');
