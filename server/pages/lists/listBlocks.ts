import { isRecord } from '../../../schemas/isRecord.ts';
import type { EmptyList } from '../../../schemas/parts/emptyList.ts';
import type { ContentNode, RawBlock } from '../../services/content/Content.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import type { Translate } from '../PageBuilder.ts';
import type { Choice, ListFilter } from './ListFilter.ts';
import { type ListSlice, toPagination } from './paginate.ts';

export interface ListBlocksOptions<T> {
  filters: readonly ListFilter<T>[];
  /** The visitor's choices. */
  choices: readonly Choice[];
  /** How much the list has with these choices, in words. */
  found: string;
  /** Address of the unfiltered list. */
  path: string;
  /** Address of a page of it, choices included. */
  toPageUrl: (page: number) => string;
  slice: ListSlice<unknown>;
  /** Props of the featured item. */
  featured?: RawBlock['props'] | undefined;
  /** The list block of this page, with its specific props. */
  list: Pick<RawBlock, 'type' | 'props'>;
  /** Props of the hero besides the editor's and its filters. */
  heroProps?: RawBlock['props'];
  /** Block type that replaces the editor's hero. */
  hero?: 'story-intro';
}

/** Blocks of one page of a list: the editor's, with the list after their hero. */
export function listBlocks<T>(
  { blocks, title }: Pick<ContentNode, 'blocks' | 'title'>,
  options: ListBlocksOptions<T>,
  text: Translate,
): RawBlock[] {
  const end = blocks.findIndex(isHero) + 1;
  return [
    ...blocks.slice(0, end).map((block) => (isHero(block) ? withFilters(block, options) : block)),
    ...entryBlocks(options, title, text),
    ...blocks.slice(end),
  ];
}

const isHero = ({ type }: RawBlock) => type === 'hub-hero';

/** The editor chooses filters and their order; the list provides their options. */
function withFilters<T>({ props: all, ...block }: RawBlock, options: ListBlocksOptions<T>): RawBlock {
  const { filters: known, choices, found: filterResult, path, hero, heroProps } = options;
  // The opening of the stories has a place of its own for its words.
  const { wordsInSky, ...others } = all;
  const props = hero ? others : all;
  const wanted: unknown[] = Array.isArray(props.filters) ? props.filters : [];
  const filters = wanted.flatMap((filter) => {
    const found = known.find(({ name }) => isRecord(filter) && name === filter.name);
    if (!found) return [];
    const choice = choices.find(({ name }) => name === found.name);
    return [{ name: found.name, options: found.options, ...(choice && { value: choice.value }) }];
  });
  return {
    ...block,
    type: hero ?? block.type,
    props: {
      ...props,
      ...heroProps,
      ...(filters.length > 0 && { filters, filterAction: path, filterResult }),
    },
  };
}

/**
 * The featured item on the first page, and the others. With a single item there is no list.
 *
 * @param heading for screen readers.
 */
function entryBlocks<T>(
  { choices, path, toPageUrl, slice, featured, list: { type, props } }: ListBlocksOptions<T>,
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
    pagination: toPagination(slice, toPageUrl),
    empty: emptyList(choices, path, text),
  });
  return [...opening, { id: 'list', type, props: all }];
}

/** The message for an empty list, with a link to the whole list. */
function emptyList(choices: readonly Choice[], path: string, text: Translate): EmptyList {
  return choices.length > 0 ? { text: text('list.noMatch'), resetUrl: path } : { text: text('list.empty') };
}
