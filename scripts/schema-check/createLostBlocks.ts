import { createPageValidator } from '../../renderer/createPageValidator.ts';
import { menuItemSchema } from '../../schemas/entities/menu.ts';
import { pageSchema } from '../../schemas/page.ts';
import type { RawBlock } from '../../server/content/Content.ts';
import { noLists } from '../../server/pages/noLists.ts';
import type { Release } from './Release.ts';

/** A block on a page that visitors would no longer get. */
export interface LostBlock {
  type: string;
  /** JSON pointer from the page's root to what is wrong. */
  pointer: string;
  reason: string;
}

/** Tells which blocks of a page pass one release's door, and not another's. @param page draft of a valid page. */
export type FindLostBlocks = (page: { blocks: RawBlock[] }) => LostBlock[];

/** The envelope is checked by today's schema in both cases: only blocks are compared. */
const doorOf = ({ blocks }: Release) =>
  createPageValidator({ page: pageSchema, shared: [menuItemSchema], blocks });

/** Sanitizing and checking as the site does it, once with each release. */
export function createLostBlocks(before: Release, after: Release): FindLostBlocks {
  const [oldDoor, newDoor] = [doorOf(before), doorOf(after)];
  return (page) => {
    const input = { ...page, lists: noLists };
    const bad = new Set(oldDoor(input).dropped.map(({ index }) => index));
    return newDoor(input)
      .dropped.filter(({ index }) => !bad.has(index))
      .map(({ type, pointer, reason }) => ({ type, pointer, reason }));
  };
}
