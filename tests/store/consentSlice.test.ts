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

it('allows nothing before the cookie has been read', () => {
  expect(read()).toEqual({ isAnswered: false, video: false, analytics: false });
});

it('allows what was agreed to', () => {
  expect(read(all)).toEqual({ isAnswered: true, video: true, analytics: true });
});

it('allows nothing that is not named', () => {
  expect(read({ isAnswered: true, groups: { C0001: true } })).toMatchObject({
    video: false,
    analytics: false,
  });
});

it('takes back what was withdrawn', () => {
  expect(read(all, { isAnswered: true, groups: { C0003: true, C0005: false } })).toMatchObject({
    video: false,
    analytics: true,
  });
});
