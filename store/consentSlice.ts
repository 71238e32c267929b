import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ANALYTICS, type Consent, VIDEO } from '../site/consent/groups.ts';

/** Until the cookie has been read, and on the server for good: nothing was agreed to. */
const initialState: Consent = { isAnswered: false, groups: {} };

/** What the visitor has agreed to, as the consent cookie says (behaviour §12.2). */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    consentRead: (_state, { payload }: PayloadAction<Consent>) => payload,
  },
  selectors: {
    selectIsAnswered: (state) => state.isAnswered,
    selectVideoEnabled: (state) => state.groups[VIDEO] === true,
    selectAnalyticsEnabled: (state) => state.groups[ANALYTICS] === true,
  },
});

export const { consentRead } = consentSlice.actions;
export const { selectIsAnswered, selectVideoEnabled, selectAnalyticsEnabled } = consentSlice.selectors;
