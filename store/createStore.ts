import { combineSlices, configureStore, type WithSlice } from '@reduxjs/toolkit';
import type { PageLists } from '../schemas/entities/lists.ts';
import type { collectionsSlice } from './collectionsSlice.ts';
import { consentSlice } from './consentSlice.ts';
import { headerOf, headerSet, headerSlice } from './headerSlice.ts';
import { listsReceived, listsSlice } from './listsSlice.ts';
import { loaderSlice } from './loaderSlice.ts';

/** The parts of a page the store mirrors; in the browser `lists` holds only what hydrated parts read. */
export interface StoredPage {
  header: { plain: boolean; disabled: boolean };
  lists: Partial<PageLists>;
}

/**
 * Whole lists are injected by the parts that read them (injectCollections.ts), so that most pages never load their
 * code. Nothing on a page does so yet: the first readers come with the locator and the forms.
 */
export const rootReducer = combineSlices(
  headerSlice,
  listsSlice,
  consentSlice,
  loaderSlice,
).withLazyLoadedSlices<WithSlice<typeof collectionsSlice>>();

/**
 * The checks of what is in the store take longer than rendering does: they are for those who develop, who know that, and
 * need no warning of it on a busy machine.
 */
const check = import.meta.env.DEV && { warnAfter: Number.POSITIVE_INFINITY };
const checks = { immutableCheck: check, serializableCheck: check };

/** One store for each request on the server, one for the visit in the browser: it begins with its first page. */
export const createStore = ({ header, lists }: StoredPage) =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults(checks),
    devTools: false,
    // Nothing is dispatched for it: on the server that would cost as much as a part of the page.
    preloadedState: { header: headerOf(header), lists },
  });

export type Store = ReturnType<typeof createStore>;

/** Tells the store that another page is shown. */
export function storePage(store: Store, { header, lists }: StoredPage): void {
  store.dispatch(headerSet(header));
  store.dispatch(listsReceived(lists));
}
