import { expect, it } from 'vitest';
import {
  consentRead,
  selectAnalyticsEnabled,
  selectIsAnswered,
  selectVideoEnabled,
} from '../../store/consentSlice.ts';
import { createStore } from '../../store/createStore.ts';

const read = (...consents: Parameters<typeof consentRead>[0][]) => {
  const store = createStore({ header: { plain: false, disabled: false }, lists: {} });
  for (const consent of consents) store.dispatch(consentRead(consent));
  const state = store.getState();
  return {
    isAnswered: selectIsAnswered(state),
    video: selectVideoEnabled(state),
    analytics: selectAnalyticsEnabled(state),
  };
};

const all = { isAnswered: true, groups: { C0001: true, C0003: true, C0005: true } };

it('before the cookie is read: nothing allowed', () => {
  expect(read()).toEqual({ isAnswered: false, video: false, analytics: false });
});

it('consent given: allowed', () => {
  expect(read(all)).toEqual({ isAnswered: true, video: true, analytics: true });
});

it('groups not named: not allowed', () => {
  expect(read({ isAnswered: true, groups: { C0001: true } })).toMatchObject({
    video: false,
    analytics: false,
  });
});

it('consent withdrawn: not allowed', () => {
  expect(read(all, { isAnswered: true, groups: { C0003: true, C0005: false } })).toMatchObject({
    video: false,
    analytics: true,
  });
});
