import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Consent } from '../../../site/consent/groups.ts';
import { watchConsent } from '../../../site/consent/watchConsent.ts';

const ANSWERED = 'OptanonAlertBoxClosed=2026-11-21T09:00:00.000Z';
const browser = { cookie: '' };
const events = new EventTarget();

/** The manager says that something may have changed. */
const sayUpdated = () => events.dispatchEvent(new Event('OneTrustGroupsUpdated'));

let heard: Consent[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', browser);
  vi.stubGlobal('window', events);
  browser.cookie = '';
  heard = [];
  stop = watchConsent((consent) => heard.push(consent));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watchConsent', () => {
  it('tells the first reading at once', () => {
    expect(heard).toEqual([{ isAnswered: false, groups: {} }]);
  });

  it('tells of a change as soon as the manager says so', () => {
    browser.cookie = `${ANSWERED}; OptanonConsent=groups=C0003%3A1`;
    sayUpdated();
    expect(heard[1]).toEqual({ isAnswered: true, groups: { C0003: true } });
  });

  it('finds within a second what nobody has told it', () => {
    browser.cookie = 'OptanonConsent=groups=C0005%3A1';
    vi.advanceTimersByTime(1000);
    expect(heard[1]).toEqual({ isAnswered: false, groups: { C0005: true } });
  });

  it('counts a refusal as a change: it is an answer', () => {
    browser.cookie = `${ANSWERED}; OptanonConsent=groups=C0003%3A0`;
    sayUpdated();
    expect(heard).toHaveLength(2);
  });

  it('is silent when the cookie changes and the answer does not', () => {
    browser.cookie = 'OptanonConsent=groups=C0003%3A1%2CC0002%3A1';
    sayUpdated();
    browser.cookie = 'OptanonConsent=groups=C0004%3A0%2CC0002%3A1%2CC0003%3A1&interactionCount=2';
    sayUpdated();
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveLength(2);
  });

  it('ends when told to', () => {
    stop();
    browser.cookie = ANSWERED;
    sayUpdated();
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveLength(1);
  });
});
