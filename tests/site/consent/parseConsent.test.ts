import { describe, expect, it } from 'vitest';
import { parseConsent } from '../../../site/consent/parseConsent.ts';

/** A record as OneTrust's script writes it, for groups in this order. */
const record = (groups: string) =>
  'isGpcEnabled=0&datestamp=Sat+Nov+21+2026+10%3A00%3A00+GMT%2B0100+(Central+European+Standard+Time)' +
  '&version=202409.1.0&browserGpcFlag=0&isIABGlobal=false&hosts=&consentId=6b0f3a52-3c1e-4d5a-9f10-0d4d1f0c2a77' +
  `&interactionCount=1&isAnonUser=1&landingPath=NotLandingPage&groups=${encodeURIComponent(groups)}` +
  '&geolocation=FR%3B&AwaitingReconsent=false';

const permutations = (items: string[]): string[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );

describe('parseConsent', () => {
  it('no cookies: nothing agreed', () => {
    expect(parseConsent('')).toEqual({ isAnswered: false, groups: {} });
  });

  it("reads OneTrust's record among other cookies", () => {
    const cookies = `theme=dark; OptanonConsent=${record('C0001:1,C0002:0,C0003:1,C0004:0')}; a=b=c`;
    expect(parseConsent(cookies)).toEqual({
      isAnswered: false,
      groups: { C0001: true, C0002: false, C0003: true, C0004: false },
    });
  });

  it('groups in any order; encoded once, twice, or twice but the separators', () => {
    for (const groups of permutations(['C0001:1', 'C0002:0', 'C0003:1', 'C0005:0'])) {
      const value = record(String(groups));
      for (const written of [value, encodeURIComponent(value), value.replaceAll('%', '%25')]) {
        expect(parseConsent(`OptanonConsent=${written}`).groups).toEqual({
          C0001: true,
          C0002: false,
          C0003: true,
          C0005: false,
        });
      }
    }
  });

  it('accepts any group id', () => {
    expect(parseConsent(`OptanonConsent=${record('V2STACK42:1,2:1,video+tours:0,a:b:1')}`).groups).toEqual({
      V2STACK42: true,
      '2': true,
      'video+tours': false,
      'a:b': true,
    });
  });

  it('only 1 counts as agreed', () => {
    expect(parseConsent(`OptanonConsent=${record('A:1,B:0,C:,D:2,E:true,F')}`).groups).toEqual({
      A: true,
      B: false,
      C: false,
      D: false,
      E: false,
    });
  });

  it('isAnswered: OptanonAlertBoxClosed is set', () => {
    expect(parseConsent('OptanonAlertBoxClosed=2026-11-21T09:00:00.000Z').isAnswered).toBe(true);
    expect(parseConsent('OptanonAlertBoxClosed=').isAnswered).toBe(false);
    expect(parseConsent('NotOptanonAlertBoxClosed=2026').isAnswered).toBe(false);
  });

  it.each(['%', '%zz', 'groups=%', 'groups=%E0%A4%A', 'groups%3DC0001%3A1%', '=', '&&&', 'groups', ''])(
    'does not throw for %j',
    (value) => {
      expect(parseConsent(`OptanonConsent=${value}`).isAnswered).toBe(false);
    },
  );

  it('__proto__ grants nothing', () => {
    const { groups } = parseConsent(`OptanonConsent=${record('__proto__:1')}`);
    expect(groups.C0003).toBeUndefined();
    expect(Object.keys(groups)).toEqual(['__proto__']);
  });
});
