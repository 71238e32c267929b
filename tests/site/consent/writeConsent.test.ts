import { describe, expect, it } from 'vitest';
import { toChoices, toGroups } from '../../../site/consent/choices.ts';
import { createUuid } from '../../../site/consent/createUuid.ts';
import { parseConsent, parseConsentRecord } from '../../../site/consent/parseConsent.ts';
import { withdrawInRecord, writeConsent } from '../../../site/consent/writeConsent.ts';

const circumstances = {
  now: new Date('2026-11-21T09:00:00Z'),
  isGpc: false,
  isHttps: true,
  newId: '6b0f3a52-3c1e-4d5a-9f10-0d4d1f0c2a77',
};

/** What `document.cookie` says once these have been set. */
const stored = (written: string[]) => written.map((cookie) => cookie.split(';')[0]).join('; ');

describe('writeConsent', () => {
  it('parseConsent reads back every choice', () => {
    for (const audience of [true, false]) {
      for (const video of [true, false]) {
        const groups = toGroups({ audience, video });
        const consent = parseConsent(stored(writeConsent('', groups, circumstances)));
        expect(consent).toEqual({ isAnswered: true, groups });
        expect(toChoices(consent.groups)).toEqual({ audience, video });
      }
    }
  });

  it('has the fields OneTrust writes', () => {
    const written = writeConsent('', toGroups({ audience: true, video: false }), circumstances);
    expect(Object.fromEntries(parseConsentRecord(stored(written)))).toEqual({
      isGpcEnabled: '0',
      datestamp: String(circumstances.now),
      version: '202409.1.0',
      browserGpcFlag: '0',
      isIABGlobal: 'false',
      hosts: '',
      consentId: circumstances.newId,
      interactionCount: '1',
      isAnonUser: '1',
      landingPath: 'NotLandingPage',
      groups: 'C0001:1,C0002:1,C0003:1,C0004:0,C0005:0',
      AwaitingReconsent: 'false',
    });
    expect(stored(written)).toContain('OptanonAlertBoxClosed=2026-11-21T09:00:00.000Z');
  });

  it('keeps id and counter of an earlier answer', () => {
    let cookies = '';
    for (const newId of ['first', 'second', 'third']) {
      cookies = stored(
        writeConsent(cookies, toGroups({ audience: false, video: true }), { ...circumstances, newId }),
      );
    }
    expect(parseConsentRecord(cookies).get('consentId')).toBe('first');
    expect(parseConsentRecord(cookies).get('interactionCount')).toBe('3');
  });

  it('passes on Global Privacy Control', () => {
    const written = writeConsent('', toGroups({ audience: false, video: false }), {
      ...circumstances,
      isGpc: true,
    });
    expect(parseConsentRecord(stored(written)).get('isGpcEnabled')).toBe('1');
    expect(parseConsentRecord(stored(written)).get('browserGpcFlag')).toBe('1');
  });

  it('cookies last a year, for the whole site, Secure on https', () => {
    const groups = toGroups({ audience: true, video: true });
    for (const cookie of writeConsent('', groups, circumstances)) {
      expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
    }
    for (const cookie of writeConsent('', groups, { ...circumstances, isHttps: false })) {
      expect(cookie).toMatch(/; SameSite=Lax$/);
    }
  });
});

describe('createUuid', () => {
  it('random UUIDs', () => {
    const ids = Array.from({ length: 100 }, createUuid);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) {
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    }
  });
});

const RECORD =
  'OptanonConsent=isGpcEnabled=0&consentId=7f3cf16d&groups=C0001%3A1%2CC0002%3A1%2CC0003%3A1%2CC0005%3A1&geolocation=FR%3BBRE';

describe('withdrawInRecord', () => {
  it('sets the given groups to 0 and keeps all else', () => {
    const [cookie = '', ...attributes] = withdrawInRecord(`a=b; ${RECORD}`, ['C0002', 'C0003']).split('; ');
    expect(parseConsent(cookie).groups).toEqual({ C0001: true, C0002: false, C0003: false, C0005: true });
    const record = new URLSearchParams(cookie.slice('OptanonConsent='.length));
    expect(record.get('consentId')).toBe('7f3cf16d');
    expect(record.get('geolocation')).toBe('FR;BRE');
    expect(attributes).toEqual(['Path=/', 'Max-Age=31536000', 'SameSite=Lax']);
  });

  it('no record: writes one with the refusal', () => {
    expect(parseConsent(withdrawInRecord('', ['C0003'])).groups).toEqual({ C0003: false });
  });
});
