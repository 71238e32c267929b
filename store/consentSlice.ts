import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ANALYTICS, type Consent, VIDEO } from '../site/consent/groups.ts';

/** Nothing was agreed to: on the server always, in the browser until the cookie has been parsed. */
const initialState: Consent = { isAnswered: false, groups: {} };

/** What the visitor has agreed to, from the consent cookie (behaviour §12.2). */
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
