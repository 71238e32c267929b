import { createSlice } from '@reduxjs/toolkit';
import type { PageBrand } from '../schemas/brand.ts';

/** What components read of the brand while they are alive; header and footer are made by the server alone. */
export type StoredBrand = Pick<PageBrand, 'name' | 'embedHosts'>;

/** Of a page without a brand: nothing from other hosts is embedded. */
const initialState: StoredBrand = { name: '', embedHosts: [] };

/** Whose site it is; the same for the whole visit. */
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
