import { PURPOSES } from '../../schemas/BlockSchema.ts';
import { addresses } from './addresses.ts';
import { blockFacts, type GalleryData } from './blockFacts.ts';
import type { GalleryBlock } from './GalleryBlock.ts';
import { type Html, html } from './html.ts';
import { view } from './view.ts';

/** Orders of the list; the others have one list without groups. */
const SORTS = { purpose: 'Purpose', name: 'Name', use: 'Use', cost: 'JavaScript' } as const;
type Sort = keyof typeof SORTS;

/** What the list shows of the types. */
interface ListData extends GalleryData {
  /** While developing: the pictures are still documents. */
  hasStills: boolean;
}

/** What of the list is looked at. */
export interface GalleryQuery {
  /** Words that type, title or description must contain, each of them. */
  search: string;
  sort: Sort;
}

const MAX_SEARCH = 100;

/** The query of the gallery's address; unknown values are the default. */
export function parseGalleryQuery({ q, sort }: Record<string, unknown>): GalleryQuery {
  return {
    search: typeof q === 'string' ? q.trim().slice(0, MAX_SEARCH) : '',
    sort: (Object.keys(SORTS) as Sort[]).find((known) => known === sort) ?? 'purpose',
  };
}

/** What a search looks in; gallery.js compares the same. */
const getSearchText = ({ type, title, description }: GalleryBlock): string =>
  `${type} ${title} ${description}`.toLowerCase();

const isFound = (block: GalleryBlock, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => getSearchText(block).includes(word));

/** Blocks by name; those that weigh more come first. */
const sorted = (blocks: readonly GalleryBlock[], weigh: (block: GalleryBlock) => number): GalleryBlock[] =>
  blocks.toSorted((one, other) => weigh(other) - weigh(one) || one.title.localeCompare(other.title, 'en'));

const card = (block: GalleryBlock, data: ListData, search: string): Html => {
  const { type, title, description } = block;
  return html`<li class="card" data-search="${getSearchText(block)}"${!isFound(block, search) && html` hidden`}>
    ${view({ src: data.hasStills ? addresses.still(type) : addresses.example(type, 1), title: `${title}, default example`, width: 1280, isWhole: false })}
    <h3><a href="${addresses.block(type)}">${title}</a></h3>
    <p><code>${type}</code></p>
    <p>${description}</p>
    ${blockFacts(block, data)}
  </li>`;
};

const searchForm = ({ search, sort }: GalleryQuery): Html => html`<form class="search" role="search">
    <p><label for="q">Search</label>
    <input id="q" name="q" type="search" value="${search}" maxlength="${MAX_SEARCH}" autocomplete="off" spellcheck="false"></p>
    <input type="hidden" name="sort" value="${sort}">
    <p data-without-script><button type="submit">Search</button></p>
    <nav aria-label="Sort by"><ul class="row"><li>Sort by</li>${Object.entries(SORTS).map(
      ([name, label]) =>
        html`<li><a href="?${String(new URLSearchParams({ q: search, sort: name }))}"${
          name === sort && html` aria-current="true"`
        }>${label}</a></li>`,
    )}</ul></nav>
  </form>`;

/** Why the order is not the one asked for. */
const getSortProblem = ({ sort }: GalleryQuery, { costs, usage }: GalleryData): string | undefined => {
  if (sort === 'cost' && !costs)
    return 'What a block costs is known where the built site runs (npm start): here they are by name.';
  if (sort !== 'use' || usage.state === 'known') return undefined;
  return usage.state === 'counting'
    ? 'The pages are still being counted: here they are by name. Reload in a moment.'
    : 'The pages could not be counted (see the log): here they are by name.';
};

/** Every block type as a card: in groups by purpose, or in another order. */
export function galleryPage(blocks: readonly GalleryBlock[], data: ListData, query: GalleryQuery): Html {
  const { costs, usage } = data;
  const { search, sort } = query;
  const weights: Record<Sort, (block: GalleryBlock) => number> = {
    purpose: () => 0,
    name: () => 0,
    use: ({ type }) => (usage.state === 'known' ? (usage.usage.get(type)?.length ?? 0) : 0),
    cost: ({ type }) => costs?.get(type) ?? 0,
  };
  const inOrder = sorted(blocks, weights[sort]);
  const list = (shown: readonly GalleryBlock[]) =>
    html`<ul class="cards">${shown.map((block) => card(block, data, search))}</ul>`;
  const problem = getSortProblem(query, data);
  return html`<h1>Blocks</h1>
    <p class="lead">Everything between header and footer is one of these ${blocks.length}. JavaScript is what a block
    adds to what every page loads, compressed; images, films and code that is loaded on use, such as that of a map, come on top.</p>
    <p><a href="${addresses.visual}">Visual changes</a> since pictures of them were last accepted</p>
    ${searchForm(query)}
    <p role="status" id="found">${blocks.filter((block) => isFound(block, search)).length} of ${blocks.length} blocks</p>
    ${problem && html`<p>${problem}</p>`}
    ${
      sort === 'purpose'
        ? Object.entries(PURPOSES).map(
            ([purpose, title]) => html`<section class="group" aria-labelledby="${purpose}">
      <h2 id="${purpose}">${title}</h2>${list(inOrder.filter((block) => block.purpose === purpose))}</section>`,
          )
        : html`<h2 class="visually-hidden">By ${SORTS[sort].toLowerCase()}</h2>${list(inOrder)}`
    }`;
}
