import { describe, expect, it } from 'vitest';
import { decide, toChoices, toGroups } from '../../../site/consent/choices.ts';
import { toDataLayerEvents } from '../../../site/consent/dispatchConsentEvents.ts';
import { activeGroups, isWithdrawn } from '../../../site/consent/groups.ts';
import { isOutside } from '../../../site/consent/supportDialogs.ts';

const all = { audience: true, video: true };
const nothing = { audience: false, video: false };

describe('decide', () => {
  it('accept, refuse and save', () => {
    expect(decide('accept', nothing, nothing)).toEqual(all);
    expect(decide('refuse', all, all)).toEqual(nothing);
    expect(decide('save', all, { audience: false, video: true })).toEqual({ audience: false, video: true });
  });

  it('refuse-audience keeps the choice for videos', () => {
    expect(decide('refuse-audience', all, nothing)).toEqual({ audience: false, video: true });
    expect(decide('refuse-audience', nothing, all)).toEqual(nothing);
  });

  it('settings: undefined', () => {
    expect(decide('settings', all, all)).toBeUndefined();
  });
});

describe('consent groups', () => {
  it('advertising is never granted', () => {
    expect(toGroups(all)).toEqual({ C0001: true, C0002: true, C0003: true, C0004: false, C0005: true });
  });

  it('toChoices: nothing ticked without a complete answer', () => {
    expect(toChoices({})).toEqual(nothing);
    expect(toChoices({ C0002: true })).toEqual(nothing);
    expect(toChoices({ C0003: true })).toEqual(nothing);
  });
});

describe('what is published', () => {
  it('activeGroups: agreed groups in order, with the necessary one', () => {
    expect(activeGroups({})).toEqual(['C0001']);
    expect(activeGroups({ C0005: true, C0002: true, C0003: false })).toEqual(['C0001', 'C0002', 'C0005']);
  });

  it('toDataLayerEvents: the events of OneTrust', () => {
    const names = (when: 'loaded' | 'answered') =>
      toDataLayerEvents(',C0001,', when).map((event) => Object.values(event)[0]);
    expect(names('loaded')).toEqual(['OneTrustLoaded', 'OptanonLoaded', 'OneTrustGroupsUpdated']);
    expect(names('answered')).toEqual(['OneTrustGroupsUpdated']);
    expect(toDataLayerEvents(',C0001,', 'answered')).toEqual([
      { event: 'OneTrustGroupsUpdated', OnetrustActiveGroups: ',C0001,', OptanonActiveGroups: ',C0001,' },
    ]);
  });
});

describe('isWithdrawn', () => {
  const consent = (...ids: string[]) => ({
    isAnswered: true,
    groups: Object.fromEntries(ids.map((id) => [id, true])),
  });

  it('true if a group was agreed to and no longer is', () => {
    expect(isWithdrawn(consent('C0003', 'C0005'), consent('C0005'), 'C0003')).toBe(true);
    expect(isWithdrawn(consent('C0003'), { isAnswered: false, groups: {} }, 'C0003')).toBe(true);
  });

  it('false for the first reading, another group or an agreement', () => {
    expect(isWithdrawn(undefined, consent(), 'C0003')).toBe(false);
    expect(isWithdrawn(consent('C0003', 'C0005'), consent('C0003'), 'C0003')).toBe(false);
    expect(isWithdrawn(consent(), consent('C0003'), 'C0003')).toBe(false);
  });
});

describe('isOutside', () => {
  it('outside only beyond the dialog’s edges', () => {
    const box = { left: 10, right: 20, top: 10, bottom: 20 };
    expect(isOutside(box, { clientX: 15, clientY: 15 })).toBe(false);
    expect(isOutside(box, { clientX: 10, clientY: 20 })).toBe(false);
    expect(isOutside(box, { clientX: 9, clientY: 15 })).toBe(true);
    expect(isOutside(box, { clientX: 15, clientY: 21 })).toBe(true);
  });
});
