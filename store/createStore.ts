import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Dispatch } from 'redux';
import { brandSlice, type StoredBrand } from './brandSlice.ts';
import { consentSlice } from './consentSlice.ts';
import { headerSet, headerSlice, toHeaderState } from './headerSlice.ts';
import { listsSlice, type StoredLists } from './listsSlice.ts';
import { loaderSlice } from './loaderSlice.ts';

export interface StoredPage {
  header: { plain: boolean; disabled: boolean };
}

/** The first page, and what stays until the next document. */
interface FirstPage extends StoredPage {
  lists: StoredLists;
  brand?: StoredBrand | undefined;
}

const rootReducer = combineSlices(headerSlice, listsSlice, consentSlice, loaderSlice, brandSlice);

/** These checks take longer than rendering; in development the warning about that is turned off. */
const check = import.meta.env.DEV && { warnAfter: Number.POSITIVE_INFINITY };
const checks = { immutableCheck: check, serializableCheck: check };

/** One store for each request on the server, one for each document in the browser; starts with the first page. */
export const createStore = ({ header, lists, brand }: FirstPage) =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults(checks),
    devTools: false,
    // Preloaded instead of dispatched: on the server a dispatch would cost as much as a part of the page.
    preloadedState: { header: toHeaderState(header), lists, ...(brand && { brand }) },
  });

export type Store = ReturnType<typeof createStore>;

/** Updates the store when another page is shown. The lists stay for the lifetime of the document. */
export function storePage({ dispatch }: { dispatch: Dispatch }, { header }: StoredPage): void {
  dispatch(headerSet(header));
}
