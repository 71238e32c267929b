import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Dispatch } from 'redux';
import { brandSlice, type StoredBrand } from './brandSlice.ts';
import { consentSlice } from './consentSlice.ts';
import { headerSet, headerSlice, toHeaderState } from './headerSlice.ts';
import { listsSlice, type StoredLists } from './listsSlice.ts';
import { loaderSlice } from './loaderSlice.ts';

/** What the store mirrors of each page. */
export interface StoredPage {
  header: { plain: boolean; disabled: boolean };
}

/** What a store begins with: the first page, and what it brings for the whole visit. */
interface FirstPage extends StoredPage {
  lists: StoredLists;
  brand?: StoredBrand | undefined;
}

const rootReducer = combineSlices(headerSlice, listsSlice, consentSlice, loaderSlice, brandSlice);

/**
 * The checks of what is in the store take longer than rendering does: they are for those who develop, who know that, and
 * need no warning of it on a busy machine.
 */
const check = import.meta.env.DEV && { warnAfter: Number.POSITIVE_INFINITY };
const checks = { immutableCheck: check, serializableCheck: check };

/** One store for each request on the server, one for the visit in the browser: it begins with its first page. */
export const createStore = ({ header, lists, brand }: FirstPage) =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults(checks),
    devTools: false,
    // Nothing is dispatched for it: on the server that would cost as much as a part of the page.
    preloadedState: { header: toHeaderState(header), lists, ...(brand && { brand }) },
  });

export type Store = ReturnType<typeof createStore>;

/** Tells the store that another page is shown. The lists stay: they are those of the visit. */
export function storePage({ dispatch }: { dispatch: Dispatch }, { header }: StoredPage): void {
  dispatch(headerSet(header));
}
