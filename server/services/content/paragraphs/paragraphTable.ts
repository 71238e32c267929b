import type { OwnBlocks } from '../../../../schemas/OwnBlock.ts';
import type { RawBlock } from '../Content.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { withoutUndefined } from '../withoutUndefined.ts';
import { articleParagraphs } from './articleParagraphs.ts';
import { heroParagraphs } from './heroParagraphs.ts';
import { itemParagraphs } from './itemParagraphs.ts';
import { mediaParagraphs } from './mediaParagraphs.ts';
import { modelParagraphs } from './modelParagraphs.ts';
import type { Paragraph, Paragraphs } from './Paragraph.ts';
import { createPlainParagraph, plainParagraphs } from './plainParagraphs.ts';

/** What belongs to no other group: places on the page, and the form. */
const otherParagraphs = {
  anchor: {
    include: [],
    toProps: (paragraph) => ({
      id: paragraph.sharedText('field_anchor_id'),
      label: paragraph.text('field_label'),
    }),
  },
  /** Its entries are the valid anchors of the page, known only after validation (server/pages/withAnchors.ts). */
  'anchors-menu': {
    include: [],
    toProps: (paragraph) => ({ label: paragraph.text('field_label'), items: [] }),
  },
  'contact-form': {
    include: [],
    toProps: (paragraph) => ({
      heading: paragraph.text('field_heading'),
      text: paragraph.html('field_text'),
      dealerName: paragraph.sharedText('field_dealer_name'),
      dealerEmail: paragraph.sharedText('field_dealer_email'),
      tour: paragraph.boolean('field_tour') || undefined,
    }),
  },
} satisfies Paragraphs;

const byBlockType: Readonly<Record<string, Paragraph>> = {
  ...articleParagraphs,
  ...heroParagraphs,
  ...itemParagraphs,
  ...mediaParagraphs,
  ...modelParagraphs,
  ...plainParagraphs,
  ...otherParagraphs,
};

const toBundle = (type: string): string => type.replaceAll('-', '_');

/** Every supported paragraph bundle by its name in the content service: `text_media` makes a `text-media`. */
export const paragraphTable: ReadonlyMap<string, Paragraph> = new Map(
  Object.entries(byBlockType).map(([type, paragraph]) => [toBundle(type), paragraph]),
);

/** Include paths for `field_blocks` that cover every block; parents are included implicitly. */
export const blockIncludes: readonly string[] = shortest(
  [...paragraphTable.values()].flatMap(({ include }) => include.map((path) => `field_blocks.${path}`)),
);

function shortest(paths: string[]): string[] {
  const unique = [...new Set(paths)];
  return unique.filter((path) => !unique.some((other) => other.startsWith(`${path}.`)));
}

/** Paragraphs of one brand, beside those of the site. */
export interface OwnParagraphs {
  table: ReadonlyMap<string, Paragraph>;
  /** Include paths for `field_blocks`. */
  includes: readonly string[];
}

/** The paragraphs of the block types that a brand adds: each has a field for each prop. */
export function createOwnParagraphs(ownBlocks: OwnBlocks): OwnParagraphs {
  const own = Object.entries(ownBlocks).flatMap(([type, { schema }]) =>
    schema ? [[toBundle(type), createPlainParagraph(type, schema)] as const] : [],
  );
  const includes = own.flatMap(([, { include }]) => include.map((path) => `field_blocks.${path}`));
  return { table: new Map(own), includes: includes.filter((path) => !blockIncludes.includes(path)) };
}

/** The paragraphs in `field_blocks` of a node as blocks, in order. */
export function parseBlocks(node: ResourceReader, own?: OwnParagraphs): RawBlock[] {
  return node.many('field_blocks').map((paragraph) => parseBlock(paragraph, own));
}

/** An unknown bundle keeps its name without props: validation drops it as an unknown type, with a report. */
function parseBlock(paragraph: ResourceReader, own: OwnParagraphs | undefined): RawBlock {
  const { id, bundle } = paragraph;
  const known = paragraphTable.get(bundle) ?? own?.table.get(bundle);
  const props = known?.toProps(paragraph) ?? {};
  return { id, type: bundle.replaceAll('_', '-'), props: withoutUndefined<RawBlock['props']>(props) };
}
