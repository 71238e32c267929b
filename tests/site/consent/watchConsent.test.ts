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
  it('calls back with the first reading at once', () => {
    expect(heard).toEqual([{ isAnswered: false, groups: {} }]);
  });

  it('calls back on the manager’s event', () => {
    browser.cookie = `${ANSWERED}; OptanonConsent=groups=C0003%3A1`;
    sayUpdated();
    expect(heard[1]).toEqual({ isAnswered: true, groups: { C0003: true } });
  });

  it('finds a change without an event within a second', () => {
    browser.cookie = 'OptanonConsent=groups=C0005%3A1';
    vi.advanceTimersByTime(1000);
    expect(heard[1]).toEqual({ isAnswered: false, groups: { C0005: true } });
  });

  it('a refusal is a change', () => {
    browser.cookie = `${ANSWERED}; OptanonConsent=groups=C0003%3A0`;
    sayUpdated();
    expect(heard).toHaveLength(2);
  });

  it('another cookie with the same consent is no change', () => {
    browser.cookie = 'OptanonConsent=groups=C0003%3A1%2CC0002%3A1';
    sayUpdated();
    browser.cookie = 'OptanonConsent=groups=C0004%3A0%2CC0002%3A1%2CC0003%3A1&interactionCount=2';
    sayUpdated();
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveLength(2);
  });

  it('stop(): no more calls', () => {
    stop();
    browser.cookie = ANSWERED;
    sayUpdated();
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveLength(1);
  });
});
