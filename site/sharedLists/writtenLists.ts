import { FORM_ID } from '../../parts/Form/idOf.ts';
import type { SharedListName } from '../../schemas/entities/sharedLists.ts';
import type { StoredLists } from '../../store/listsSlice.ts';

const select = (name: string) => document.querySelector(`#${FORM_ID} select[name="${name}"]`);

/** The options of a select or of a group of it, without the empty one that comes first. */
const optionsOf = (element: Element | null): HTMLOptionElement[] =>
  [...(element?.querySelectorAll('option') ?? [])].filter(({ value }) => value !== '');

const readers: { readonly [Name in SharedListName]: () => StoredLists[Name] } = {
  countries: () => optionsOf(select('country')).map(({ value, text }) => ({ value, name: text })),
  sailingAreas: () =>
    [...(select('sailingArea')?.querySelectorAll('optgroup') ?? [])].map((group) => ({
      label: group.label,
      areas: optionsOf(group).map(({ value, text }) => ({ id: value, label: text })),
    })),
  dealers: () => optionsOf(select('dealer')).map(({ value, text }) => ({ id: value, name: text })),
};

/**
 * Shared lists as the selects of the first document have them: they are in its HTML and need not come a second time.
 *
 * @param names lists that the data of the page has left out.
 */
export const writtenLists = (names: readonly SharedListName[]): StoredLists =>
  // A list that is not in the document is missing, not empty: the next page that names it loads it.
  Object.fromEntries(
    names.flatMap((name) => {
      const list = readers[name]();
      return list?.length ? [[name, list]] : [];
    }),
  );
