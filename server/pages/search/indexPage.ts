import { plainText } from '../../../renderer/src/validate.ts';
import type { Brand } from '../../../schemas/brand.ts';
import { type BlockType, blockSchemas } from '../../../schemas/index.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { Block, Page } from '../../../schemas/page.ts';
import type { Image } from '../../../schemas/parts/image.ts';
import type { PropSchema } from '../../../schemas/toBlockFields.ts';
import type { Translate } from '../PageBuilder.ts';
import type { IndexedFigure, IndexedHeading, IndexedPage } from './SiteSearch.ts';

/** Blocks that show other pages, or tools: what they say is no text of the page. */
const LEFT_OUT = new Set<BlockType>([
  ...(['article-list', 'event-list', 'featured-item', 'article-carousel', 'blog-highlight'] as const),
  ...(['product-carousel', 'waterline', 'sibling-links', 'share-links', 'site-map', 'anchors-menu'] as const),
  ...(['boat-picker', 'configurator', 'locator', 'lead-form', 'error-message', 'page-title'] as const),
  ...(['boat-finder', 'boat-siblings', 'search-results'] as const),
]);
/**
 * Fields whose values are not read: names of choices, forms, pictures' descriptions; prices, since who looks for VAT
 * wants the page that explains it, not each boat's “before VAT”.
 */
const UNREAD = new Set([
  ...['id', 'value', 'alt', 'price', 'otherPrice', 'form', 'filters', 'breadcrumb', 'map', 'action'],
  ...['link', 'links', 'brochureLink', 'configuratorLink', 'findDealerLink'],
  // Read before the rest of what they stand above.
  'heading',
]);
/** A page's text is cut here. */
const MAX_CHARACTERS = 40_000;
/** Ends of paragraphs in rich text. */
const PARAGRAPH = /<\/(?:p|li|h[2-6]|tr|figcaption|blockquote|dt|dd)>/g;
const RICH_HEADING = /<h[2-6](?: id="([^"]+)")?/;

interface Contents {
  lines: string[];
  headings: IndexedHeading[];
  figures: IndexedFigure[];
  image?: Image;
  /** The last anchor that a block has set. */
  anchor?: string;
}

/**
 * The search entry of a page; undefined for a page that is noindex.
 *
 * @param page as visitors get it, validated.
 * @param brand has the schemas of its own blocks.
 * @param translate of the page's language.
 */
export function indexPage(
  page: Page,
  { ownBlocks }: Pick<Brand, 'ownBlocks'>,
  translate: Translate,
): IndexedPage | undefined {
  const { path, locale, kind, status, seo, breadcrumb, pageInfo, blocks } = page;
  if (status !== 200 || kind === 'sitemap' || /\bnoindex\b/.test(seo.robots ?? '')) return undefined;
  const contents: Contents = { lines: [], headings: [], figures: [] };
  const getSchema = (type: BlockType): PropSchema => ownBlocks[type]?.schema ?? blockSchemas[type];
  for (const block of blocks) {
    if (block.type === 'anchor') contents.anchor = block.props.id;
    collectFigures(block, page, contents, translate);
    if (!LEFT_OUT.has(block.type)) collect(block.props, getSchema(block.type), contents);
  }
  const labels = breadcrumb.items.map(({ label }) => label);
  const { image, lines, headings, figures } = contents;
  const event = blocks.find((block) => block.type === 'event-hero')?.props;
  const lastDay = event?.endDay ?? event?.startDay;
  const section = labels.length > 2 ? labels.at(-2) : undefined;
  return {
    ...{ path, locale, kind },
    // Home's own label says nothing outside of a breadcrumb.
    title: (kind === 'home' ? seo.title : labels.at(-1)) ?? pageInfo?.pageTitle ?? seo.title,
    ...(section !== undefined && { section }),
    ...(image && { image }),
    description: seo.description ?? '',
    text: lines.join('\n').slice(0, MAX_CHARACTERS),
    headings,
    figures,
    ...(lastDay !== undefined && { lastDay }),
  };
}

/** What boats are compared by: their specification, price and next delivery; in the configurator the prices of all. */
function collectFigures(block: Block, page: Page, contents: Contents, translate: Translate): void {
  const { anchor, figures } = contents;
  const [price, delivery] = [translate('compare.price'), translate('compare.delivery')];
  if (block.type === 'product-hero') {
    const told = { [price]: block.props.price, [delivery]: block.props.delivery };
    for (const [label, value] of Object.entries(told))
      if (value) figures.push({ label, value, isSentence: true });
  }
  if (block.type === 'configurator') {
    const boats = block.props.groups.find(({ name }) => name === 'model')?.options ?? [];
    const value = boats.flatMap(({ label, base }) => (base ? `${label} ${base}` : [])).join('\u00a0· ');
    if (value !== '') figures.push({ label: price, value, isSentence: true });
  }
  if (block.type === 'compare-specifications' && page.kind === 'model') {
    for (const { label, values } of block.props.rows)
      figures.push({ label, value: values.join(' · '), ...(anchor !== undefined && { id: anchor }) });
  }
}

function collect(value: unknown, schema: PropSchema, contents: Contents): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, schema.items ?? {}, contents);
  } else if (isRecord(value)) {
    // The schema of pictures has vouched for it.
    if (schema.properties?.alt && typeof value.url === 'string') contents.image ??= value as Image;
    if (typeof value.heading === 'string') addHeading(value.heading, contents.anchor, contents);
    if (typeof value.label === 'string' && Array.isArray(value.values)) {
      contents.lines.push(`${value.label} ${value.values.join(' · ')}`);
      return;
    }
    if (isPack(value)) {
      const said = [value.promoted, value.text].filter(Boolean).join(' ');
      contents.lines.push([value.name, value.price, said].join('\u00a0· '));
      return;
    }
    for (const [name, inner] of Object.entries(value)) {
      if (!UNREAD.has(name)) collect(inner, schema.properties?.[name] ?? {}, contents);
    }
  } else if (typeof value === 'string') {
    if (schema.format === 'html') collectParagraphs(value, contents);
    else if (schema.type === 'string' && !schema.enum && !schema.format && !schema.pattern)
      contents.lines.push(...value.split('\n'));
  }
}

/** Equipment with its own price, which stands beside its name: of boats alone the price is a figure. */
const isPack = ({ name, text, price }: Record<string, unknown>): boolean =>
  [name, text, price].every((part) => typeof part === 'string');

function collectParagraphs(html: string, contents: Contents): void {
  for (const part of html.split(PARAGRAPH)) {
    const line = plainText(part).replaceAll('\n', ' ');
    const start = RICH_HEADING.exec(part);
    if (line === '') continue;
    if (start) addHeading(line, start[1] ?? contents.anchor, contents);
    else contents.lines.push(line);
  }
}

function addHeading(text: string, id: string | undefined, { lines, headings }: Contents): void {
  headings.push({ line: lines.length, ...(id !== undefined && { id }) });
  lines.push(text.replaceAll('\n', ' '));
}
