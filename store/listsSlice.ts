import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PageLists } from '../schemas/entities/lists.ts';
import type { SharedLists } from '../schemas/entities/sharedLists.ts';

/** On the server the lists of the page; in the browser the shared lists that forms have loaded. */
export type StoredLists = Partial<PageLists & SharedLists>;

const initialState: StoredLists = {};

/** Lists that parts of a page share, by name, in the language of the document (behaviour §10.5). */
export const listsSlice = createSlice({
  name: 'lists',
  initialState,
  reducers: {
    listsReceived: (state, { payload }: PayloadAction<StoredLists>) => ({ ...state, ...payload }),
  },
  selectors: {
    selectHeaderMenus: (state) => state.header,
    selectFooterMenus: (state) => state.footer,
    selectCountries: (state) => state.countries,
    selectLists: (state) => state,
  },
});

export const { listsReceived } = listsSlice.actions;
export const { selectHeaderMenus, selectFooterMenus, selectCountries, selectLists } = listsSlice.selectors;
