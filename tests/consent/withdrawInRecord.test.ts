import { describe, expect, it } from 'vitest';
import { readConsent } from '../../consent/readConsent.ts';
import { withdrawInRecord } from '../../consent/writeConsent.ts';

const RECORD =
  'OptanonConsent=isGpcEnabled=0&consentId=7f3cf16d&groups=C0001%3A1%2CC0002%3A1%2CC0003%3A1%2CC0005%3A1&geolocation=FR%3BBRE';

describe('withdrawInRecord', () => {
  it('sets the named groups to 0 and leaves the other groups and fields as OneTrust wrote them', () => {
    const [cookie = '', ...attributes] = withdrawInRecord(`a=b; ${RECORD}`, ['C0002', 'C0003']).split('; ');
    expect(readConsent(cookie).groups).toEqual({ C0001: true, C0002: false, C0003: false, C0005: true });
    const record = new URLSearchParams(cookie.slice('OptanonConsent='.length));
    expect(record.get('consentId')).toBe('7f3cf16d');
    expect(record.get('geolocation')).toBe('FR;BRE');
    expect(attributes).toEqual(['Path=/', 'Max-Age=31536000', 'SameSite=Lax']);
  });

  it('records the refusal where there is no record yet', () => {
    expect(readConsent(withdrawInRecord('', ['C0003'])).groups).toEqual({ C0003: false });
  });
});
