import type { RawBlock } from '../Content.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { withoutUndefined } from '../withoutUndefined.ts';
import { articleParagraphs } from './articleParagraphs.ts';
import { heroParagraphs } from './heroParagraphs.ts';
import { itemParagraphs } from './itemParagraphs.ts';
import { mediaParagraphs } from './mediaParagraphs.ts';
import { modelParagraphs } from './modelParagraphs.ts';
import type { Paragraph } from './Paragraph.ts';
import { plainParagraphs } from './plainParagraphs.ts';
import { textParagraphs } from './textParagraphs.ts';

const byBlockType: Readonly<Record<string, Paragraph>> = {
  ...articleParagraphs,
  ...heroParagraphs,
  ...itemParagraphs,
  ...mediaParagraphs,
  ...modelParagraphs,
  ...plainParagraphs,
  ...textParagraphs,
};

/** Every supported paragraph bundle by its name in the content service: `text_media` makes a `text-media`. */
export const paragraphTable: ReadonlyMap<string, Paragraph> = new Map(
  Object.entries(byBlockType).map(([type, paragraph]) => [type.replaceAll('-', '_'), paragraph]),
);

/** Include paths for `field_blocks` that cover every block; parents are included implicitly. */
export const blockIncludes: readonly string[] = shortest(
  [...paragraphTable.values()].flatMap(({ include }) => include.map((path) => `field_blocks.${path}`)),
);

function shortest(paths: string[]): string[] {
  const unique = [...new Set(paths)];
  return unique.filter((path) => !unique.some((other) => other.startsWith(`${path}.`)));
}

/** The paragraphs in `field_blocks` of a node as blocks, in order. */
export function parseBlocks(node: ResourceReader): RawBlock[] {
  return node.many('field_blocks').map(parseBlock);
}

/** An unknown bundle keeps its name without props: validation drops it as an unknown type, with a report. */
function parseBlock(paragraph: ResourceReader): RawBlock {
  const { id, bundle } = paragraph;
  const props = paragraphTable.get(bundle)?.toProps(paragraph) ?? {};
  return { id, type: bundle.replaceAll('_', '-'), props: withoutUndefined<RawBlock['props']>(props) };
}
