import type { SharedListName } from '../../schemas/entities/sharedLists.ts';
import type { Form } from '../../schemas/parts/form.ts';
import type { BrowserBlock } from '../browserPage.ts';

/** The form of a block; undefined for blocks without one, and for those whose props stayed on the server. */
export const formOf = ({ props }: BrowserBlock): Form | undefined =>
  props && 'form' in props ? props.form : undefined;

/** The shared lists that the data of a page names without repeating them (withoutSharedLists.ts). */
export const listsLeftOut = (blocks: readonly BrowserBlock[]): SharedListName[] =>
  blocks.flatMap((block) => {
    const form = formOf(block);
    return form?.shared?.filter((name) => !(name in form)) ?? [];
  });

/**
 * The shared lists to be read from the first document: those that its data has left out, and the countries of any form.
 * The data of a form that was answered has the codes of the countries alone, and a browser's Intl has other names for
 * some of them than the server's, which would make the hydrated text another one.
 */
export const listsInDocument = (blocks: readonly BrowserBlock[]): SharedListName[] => [
  ...new Set([...(blocks.some(formOf) ? (['countries'] as const) : []), ...listsLeftOut(blocks)]),
];
