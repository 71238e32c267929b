import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PageLists } from '../schemas/entities/lists.ts';

/** The shared lists by name; each is there once a page that reads it has been shown (spec 1 §3). */
const initialState: Partial<PageLists> = {};

export const listsSlice = createSlice({
  name: 'lists',
  initialState,
  reducers: {
    listsReceived: (state, { payload }: PayloadAction<Partial<PageLists>>) => ({ ...state, ...payload }),
  },
  selectors: {
    selectHeaderMenus: (state) => state.header,
    selectFooterMenus: (state) => state.footer,
  },
});

export const { listsReceived } = listsSlice.actions;
export const { selectHeaderMenus, selectFooterMenus } = listsSlice.selectors;
