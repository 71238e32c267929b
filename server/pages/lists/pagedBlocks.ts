import type { EmptyList } from '../../../schemas/parts/emptyList.ts';
import type { RawBlock } from '../../content/Content.ts';
import { withoutUndefined } from '../../content/withoutUndefined.ts';
import type { Translate } from '../PageBuilder.ts';
import type { Choice } from './ListFilter.ts';
import type { ListSlice } from './paginate.ts';
import { paginationOf } from './paginationOf.ts';

export interface PagedList {
  /** What the visitor has chosen among its filters. */
  choices: readonly Choice[];
  /** Address of the whole list. */
  path: string;
  /** Address of a page of it, choices included. */
  urlOf: (page: number) => string;
  slice: ListSlice<unknown>;
  /** Props of the item that opens the list. */
  featured?: RawBlock['props'] | undefined;
  /** The block of the entries of this page, with what is its own among its props. */
  list: Pick<RawBlock, 'type' | 'props'>;
}

/**
 * Blocks of one page of a list: what opens it, on the first, and the others. Of a list of one there is nothing left to
 * list.
 *
 * @param heading says what is listed, to those who do not see it.
 */
export function pagedBlocks(
  { choices, path, urlOf, slice, featured, list: { type, props } }: PagedList,
  heading: string,
  text: Translate,
): RawBlock[] {
  const opening: RawBlock[] =
    featured && slice.page === 1
      ? [{ id: 'featured', type: 'featured-item', props: withoutUndefined<RawBlock['props']>(featured) }]
      : [];
  if (featured && slice.items.length === 0) return opening;
  const all = withoutUndefined<RawBlock['props']>({
    heading,
    headingHidden: true,
    ...props,
    pagination: paginationOf(slice, urlOf),
    empty: emptyList(choices, path, text),
  });
  return [...opening, { id: 'list', type, props: all }];
}

/** What stands where a list has nothing to show, and the way out. */
function emptyList(choices: readonly Choice[], path: string, text: Translate): EmptyList {
  return choices.length > 0 ? { text: text('list.noMatch'), resetUrl: path } : { text: text('list.empty') };
}
