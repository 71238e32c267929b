import { createSlice } from '@reduxjs/toolkit';
import { LOCALE_CODES } from '../locales/locales.ts';
import type { PageBrand } from '../schemas/PageBrand.ts';

/** The part of the brand that hydrated components read; header and footer are rendered only on the server. */
export type StoredBrand = Pick<PageBrand, 'name' | 'embedHosts' | 'languages' | 'messages'>;

/** Without a brand nothing from other hosts is embedded. */
const initialState: StoredBrand = { name: '', embedHosts: [] };

/** The brand of the site; constant until the next document. */
export const brandSlice = createSlice({
  name: 'brand',
  initialState,
  reducers: {},
  selectors: {
    selectBrandName: ({ name }) => name,
    selectEmbedHosts: ({ embedHosts }) => embedHosts,
    /** Those of the brand; all where it names none. */
    selectLanguages: ({ languages }) => languages ?? LOCALE_CODES,
  },
});

export const { selectBrandName, selectEmbedHosts, selectLanguages } = brandSlice.selectors;
