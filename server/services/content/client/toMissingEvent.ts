import type { ContentEvent } from '../ContentEvent.ts';
import { type OwnParagraphs, paragraphTable } from '../paragraphs/paragraphTable.ts';
import type { MissingInclude } from './createMissingIncludes.ts';

const BLOCKS = 'field_blocks.';

/** The report of a relationship that the content service does not have, with the blocks that miss it. */
export function toMissingEvent({ type, path }: MissingInclude, own: OwnParagraphs): ContentEvent {
  const relative = path.startsWith(BLOCKS) ? path.slice(BLOCKS.length) : undefined;
  const needs = (include: readonly string[]) =>
    relative !== undefined && include.some((one) => one === relative || one.startsWith(`${relative}.`));
  const blocks = [...paragraphTable, ...own.table]
    .filter(([, { include }]) => needs(include))
    .map(([bundle]) => bundle.replaceAll('_', '-'));
  const whom =
    blocks.length > 0 ? `missed by ${blocks.join(', ')}` : `missed by every ${type.split('--')[1]}`;
  const reason = `The content service has no ${path} for ${type}; it is left out, ${whom}`;
  return { event: 'include-missing', reason, resource: type, field: path };
}
