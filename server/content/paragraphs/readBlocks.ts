import type { RawBlock } from '../Content.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { withoutUndefined } from '../withoutUndefined.ts';
import { paragraphTable } from './paragraphTable.ts';

/** The paragraphs in `field_blocks` of a node as blocks, in order. */
export function readBlocks(node: ResourceReader): RawBlock[] {
  return node.many('field_blocks').map(readBlock);
}

/** A bundle without a row keeps its name and no props: validation drops it as an unknown type, and says so. */
function readBlock(paragraph: ResourceReader): RawBlock {
  const { id, bundle } = paragraph;
  const row = paragraphTable.get(bundle);
  if (!row) return { id, type: bundle.replaceAll('_', '-'), props: {} };
  return { id, type: row.type, props: withoutUndefined<RawBlock['props']>(row.toProps(paragraph)) };
}
