import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import type { Locale } from '../locales/locales.ts';
import type { CollectionName, Collections } from '../schemas/entities/collections.ts';

/** Which list: each language has its own. */
export interface CollectionKey<Name extends CollectionName = CollectionName> {
  name: Name;
  locale: Locale;
}

interface Collection {
  isLoading: boolean;
  /** Absent until it is there. */
  entries?: readonly Collections[CollectionName][];
}

type CollectionsState = Record<string, Collection>;

const initialState: CollectionsState = {};

const keyOf = ({ name, locale }: CollectionKey) => `${locale} ${name}`;

/** Asks for a whole list; only when it is not there yet, nor on its way (spec 1 §4, load only when empty). */
export const loadCollection = createAsyncThunk(
  'collections/load',
  async ({ name, locale }: CollectionKey): Promise<readonly Collections[CollectionName][]> => {
    const response = await fetch(`/api/lists/${name}?locale=${locale}`);
    if (!response.ok) throw new Error(`The list of ${name} answers ${response.status}`);
    return response.json();
  },
  {
    condition: (key, { getState }) => {
      // A thunk does not know the store it runs in, and this slice is only there once somebody has injected it.
      const { collections } = getState() as { collections?: CollectionsState };
      const known = collections?.[keyOf(key)];
      return !known?.isLoading && known?.entries === undefined;
    },
  },
);

/** The lists that some part of the page has asked for, by language (spec 1 §3, shared state). */
export const collectionsSlice = createSlice({
  name: 'collections',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadCollection.pending, (state, { meta: { arg } }) => {
        state[keyOf(arg)] = { isLoading: true };
      })
      .addCase(loadCollection.fulfilled, (state, { meta: { arg }, payload }) => {
        state[keyOf(arg)] = { isLoading: false, entries: [...payload] };
      })
      // What failed is empty: the next who needs it asks again.
      .addCase(loadCollection.rejected, (state, { meta: { arg } }) => {
        state[keyOf(arg)] = { isLoading: false };
      }),
  selectors: {
    selectCollection: <Name extends CollectionName>(state: CollectionsState, key: CollectionKey<Name>) =>
      // What is kept under a name is what the server has under it.
      state[keyOf(key)]?.entries as readonly Collections[Name][] | undefined,
    selectIsCollectionLoading: (state, key: CollectionKey) => state[keyOf(key)]?.isLoading === true,
  },
});
