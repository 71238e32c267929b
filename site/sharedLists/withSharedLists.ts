import type { SharedListName } from '../../schemas/entities/sharedLists.ts';
import type { Form } from '../../schemas/parts/form.ts';
import type { StoredLists } from '../../store/listsSlice.ts';
import type { BrowserBlock } from '../browserPage.ts';
import { formOf, listsLeftOut } from './listsLeftOut.ts';

/** What a form offers of a list; nothing where the list is missing, so that the rest of the form can be used. */
const choicesOf = (name: SharedListName, lists: StoredLists): Form[SharedListName] =>
  name === 'countries' ? (lists.countries ?? []).map(({ value }) => value) : (lists[name] ?? []);

/** The blocks of a page with the shared lists that their forms name, from the store. */
export const withSharedLists = (blocks: readonly BrowserBlock[], lists: StoredLists): BrowserBlock[] =>
  blocks.map((block) => {
    const choices = listsLeftOut([block]).map((name) => [name, choicesOf(name, lists)]);
    if (choices.length === 0) return block;
    const form = { ...formOf(block), ...Object.fromEntries(choices) };
    // A block with another form of the same kind is one of its type; past 25 types the compiler no longer sees it.
    return { ...block, props: { ...block.props, form } } as BrowserBlock;
  });
