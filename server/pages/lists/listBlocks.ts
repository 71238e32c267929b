import type { RawBlock } from '../../content/Content.ts';
import { isRecord } from '../../isRecord.ts';
import type { Choice, ListFilter } from './ListFilter.ts';

interface ListBlocksOptions<T> {
  filters: readonly ListFilter<T>[];
  choices: readonly Choice[];
  /** Address of the whole list. */
  path: string;
  /** The list itself. */
  list: readonly RawBlock[];
  /** What the hero becomes, where it is another block than the editor's. */
  hero?: string;
}

const isHero = ({ type }: RawBlock) => type === 'hub-hero';

const named = (filter: unknown) => (isRecord(filter) ? filter.name : undefined);

/** The editor chose which filters there are and in which order; what can be chosen in them is in the list. */
function withFilters<T>({ props, ...block }: RawBlock, options: ListBlocksOptions<T>): RawBlock {
  const { filters: known, choices, path, hero } = options;
  const wanted = Array.isArray(props.filters) ? props.filters : [];
  const filters = wanted.flatMap((filter) => {
    const found = known.find(({ name }) => name === named(filter));
    if (!found) return [];
    const choice = choices.find(({ name }) => name === found.name);
    return [{ name: found.name, options: found.options, ...(choice && { value: choice.value }) }];
  });
  return {
    ...block,
    type: hero ?? block.type,
    props: { ...props, ...(filters.length > 0 && { filters, filterAction: path }) },
  };
}

/** Blocks of a list page: the editor's, with the list behind their hero. */
export function listBlocks<T>(blocks: readonly RawBlock[], options: ListBlocksOptions<T>): RawBlock[] {
  const end = blocks.findIndex(isHero) + 1;
  return [
    ...blocks.slice(0, end).map((block) => (isHero(block) ? withFilters(block, options) : block)),
    ...options.list,
    ...blocks.slice(end),
  ];
}
