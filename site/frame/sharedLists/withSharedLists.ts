import type { Locale } from '../../../locales/locales.ts';
import type { SharedListName } from '../../../schemas/entities/sharedLists.ts';
import type { BlockProps, BlockType } from '../../../schemas/index.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import type { StoredLists } from '../../../store/listsSlice.ts';
import { FORM_ID } from '../../components/Form/toFieldId.ts';

/** A block in the page data: without props where it is not hydrated. */
export type BrowserBlock = { [T in BlockType]: { id: string; type: T; props?: BlockProps[T] } }[BlockType];

/** Address of a shared list; without query, so that it can be a file on a static host. */
export const sharedListUrl = (name: SharedListName, locale: Locale): string =>
  `/api/lists/${name}/${locale}.json`;

/** The form of a block; undefined for blocks without one, and for those that are not hydrated. */
const getForm = ({ props }: BrowserBlock): Form | undefined =>
  props && 'form' in props ? props.form : undefined;

/** The shared lists that the page data names without repeating them. */
export const listsLeftOut = (blocks: readonly BrowserBlock[]): SharedListName[] =>
  blocks.flatMap((block) => {
    const form = getForm(block);
    return form?.shared?.filter((name) => !(name in form)) ?? [];
  });

/**
 * The shared lists to parse from the first document: those that the page data leaves out, and the countries of any
 * form. The data of an answered form has only the codes of the countries, and a browser's Intl has other names for
 * some of them than the server's, so hydration would mismatch.
 */
export const listsInDocument = (blocks: readonly BrowserBlock[]): SharedListName[] => [
  ...new Set([...(blocks.some(getForm) ? (['countries'] as const) : []), ...listsLeftOut(blocks)]),
];

/**
 * The choices of a shared list for a form; empty where the list is missing, so that the rest of the form can be used.
 */
const getChoices = (name: SharedListName, lists: StoredLists): Form[SharedListName] =>
  name === 'countries' ? (lists.countries ?? []).map(({ value }) => value) : (lists[name] ?? []);

/** Adds the shared lists that forms name to the blocks of a page, from the store. */
export const withSharedLists = (blocks: readonly BrowserBlock[], lists: StoredLists): BrowserBlock[] =>
  blocks.map((block) => {
    const choices = listsLeftOut([block]).map((name) => [name, getChoices(name, lists)]);
    if (choices.length === 0) return block;
    const form = { ...getForm(block), ...Object.fromEntries(choices) };
    // The same type with another form of the same kind; past 25 types the compiler no longer sees it.
    return { ...block, props: { ...block.props, form } } as BrowserBlock;
  });

const thin = ({ shared = [], ...form }: Form): object => ({
  ...Object.fromEntries(Object.entries(form).filter(([name]) => !shared.some((list) => list === name))),
  shared,
});

/**
 * Removes the shared lists from a block's form before it is sent to the browser, which has them from the store. An
 * answered form keeps them: its document may have no selects to parse them from (writtenLists).
 */
export function withoutSharedLists<Block extends BrowserBlock>(block: Block): Block {
  const form = getForm(block);
  if (!form?.shared || form.answer) return block;
  return { ...block, props: { ...block.props, form: thin(form) } };
}

const select = (name: string) => document.querySelector(`#${FORM_ID} select[name="${name}"]`);

/** The options of a select or of an optgroup, without the empty first one. */
const getOptions = (element: Element | null): HTMLOptionElement[] =>
  [...(element?.querySelectorAll('option') ?? [])].filter(({ value }) => value !== '');

const readers: { readonly [Name in SharedListName]: () => StoredLists[Name] } = {
  countries: () => getOptions(select('country')).map(({ value, text }) => ({ value, name: text })),
  sailingAreas: () =>
    [...(select('sailingArea')?.querySelectorAll('optgroup') ?? [])].map((group) => ({
      label: group.label,
      areas: getOptions(group).map(({ value, text }) => ({ id: value, label: text })),
    })),
  dealers: () => getOptions(select('dealer')).map(({ value, text }) => ({ id: value, name: text })),
};

/**
 * Parses shared lists from the selects of the first document, which need not be sent a second time.
 *
 * @param names lists that the page data leaves out.
 */
export const writtenLists = (names: readonly SharedListName[]): StoredLists =>
  // A list that is not in the document is missing, not empty: the next page that names it loads it.
  Object.fromEntries(
    names.flatMap((name) => {
      const list = readers[name]();
      return list?.length ? [[name, list]] : [];
    }),
  );
