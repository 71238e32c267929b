import { createSlice } from '@reduxjs/toolkit';
import type { PageBrand } from '../schemas/brand.ts';

/** The part of the brand that hydrated components read; header and footer are rendered only on the server. */
export type StoredBrand = Pick<PageBrand, 'name' | 'embedHosts'>;

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
  },
});

export const { selectBrandName, selectEmbedHosts } = brandSlice.selectors;
