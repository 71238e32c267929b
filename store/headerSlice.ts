import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface HeaderState {
  /** White from the start instead of transparent over the hero. */
  plainDefault: boolean;
  /** Slid out of view by the page. */
  disabled: boolean;
}

const initialState: HeaderState = { plainDefault: false, disabled: false };

/** What a page asks of the header (spec 2 §3, shared state). */
export const headerSlice = createSlice({
  name: 'header',
  initialState,
  reducers: {
    headerSet: (_state, { payload }: PayloadAction<{ plain: boolean; disabled: boolean }>) => ({
      plainDefault: payload.plain,
      disabled: payload.disabled,
    }),
  },
  selectors: {
    selectHeader: (state) => state,
  },
});

export const { headerSet } = headerSlice.actions;
export const { selectHeader } = headerSlice.selectors;
