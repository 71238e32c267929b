import type { RawBlock } from '../Content.ts';
import { isRecord } from '../isRecord.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { paragraphTable } from './paragraphTable.ts';

/** The paragraphs in `field_blocks` of a node as blocks, in order. */
export const readBlocks = (node: ResourceReader): RawBlock[] => node.many('field_blocks').map(readBlock);

/** A bundle without a row keeps its name and no props: validation drops it as an unknown type, and says so. */
function readBlock(paragraph: ResourceReader): RawBlock {
  const { id, bundle } = paragraph;
  const row = paragraphTable.get(bundle);
  if (!row) return { id, type: bundle.replaceAll('_', '-'), props: {} };
  return { id, type: row.type, props: withoutEmpty(row.toProps(paragraph)) };
}

/** A copy without undefined fields, at any depth. */
const withoutEmpty = (props: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, kept(value)]),
  );

function kept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(kept);
  return isRecord(value) ? withoutEmpty(value) : value;
}
