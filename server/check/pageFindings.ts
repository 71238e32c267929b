import { blockSchemas } from '../../schemas/index.ts';
import type { RawBlock } from '../content/Content.ts';
import type { CrawledPage } from './crawlPages.ts';
import { eventFinding, type Finding, type FindingPlace } from './Finding.ts';
import { type ValueChecks, valueFindings } from './valueFindings.ts';

/** Everything that is wrong with one page. */
export async function pageFindings(
  { row, result, events }: CrawledPage,
  checks: ValueChecks,
): Promise<Finding[]> {
  const { id, locale, path, title } = row;
  const place: FindingPlace = { locale, node: id, ...(path !== undefined && { page: path }) };
  const rawBlocks = result.type === 'page' ? result.draft.blocks : [];
  const reported = events.map((event) =>
    eventFinding(event, { ...place, ...blockPlace(rawBlocks, event.id) }),
  );
  if (result.type === 'broken') {
    return [...reported, { kind: 'broken-page', ...place, reason: `“${title}”: ${result.reason}` }];
  }
  const losses = result.dropped.map(
    ({ type, index, pointer, reason }): Finding => ({
      kind: 'dropped-block',
      ...place,
      block: type,
      pointer,
      reason: `Block ${index + 1} (${type}) is dropped: ${reason}`,
    }),
  );
  const values = await Promise.all(
    result.blocks.map(({ id, type, props }) => {
      const at = blockPlace(rawBlocks, id);
      const value = { value: props, schema: blockSchemas[type], pointer: `${at.pointer}/props` };
      return valueFindings(value, { ...place, ...at }, checks);
    }),
  );
  return [...losses, ...reported, ...values.flat()];
}

/** Where a block stands among those of the content; nowhere when the id is that of something else. */
function blockPlace(blocks: readonly RawBlock[], id: string | undefined): FindingPlace {
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  return block ? { block: block.type, pointer: `/blocks/${index}` } : {};
}
