import { isDeepStrictEqual } from 'node:util';
import type { Block } from '../../schemas/page.ts';
import type { BlockChange } from './PreviewPage.ts';

/** What differs between the blocks of a published page and those of its draft, in the order of the draft. */
export function compareBlocks(published: readonly Block[], draft: readonly Block[]): BlockChange[] {
  const before = new Map(published.map((block, index) => [block.id, { block, index }]));
  const kept = draft.filter(({ id }) => before.has(id));
  const order = kept.map(({ id }) => before.get(id)?.index ?? 0);
  const now = draft.flatMap(({ id, type, props }): BlockChange[] => {
    const old = before.get(id);
    if (!old) return [{ id, type, change: 'added' }];
    if (!isDeepStrictEqual(old.block.props, props)) return [{ id, type, change: 'changed' }];
    const place = kept.findIndex((block) => block.id === id);
    const isMoved = order.slice(0, place).some((index) => index > old.index);
    return isMoved ? [{ id, type, change: 'moved' }] : [];
  });
  const ids = new Set(draft.map(({ id }) => id));
  const gone = published
    .filter(({ id }) => !ids.has(id))
    .map(({ id, type }): BlockChange => ({ id, type, change: 'removed' }));
  return [...now, ...gone];
}
