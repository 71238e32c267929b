import { describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../../../locales/locales.ts';
import type { Dealer } from '../../../../schemas/entities/dealer.ts';
import type { LocatorKind } from '../../../../schemas/parts/locatorKind.ts';
import { translate } from '../../../../server/pages/translate.ts';
import {
  createTitleOrder,
  getDealerTitle,
  getLocatorKinds,
  isShownOnMap,
  segmentLabel,
} from '../../../../server/services/dealers/segments.ts';

it.each<[segment: string | undefined, kinds: LocatorKind[]]>([
  ['VG1;VG2;VG3', ['dealers']],
  ['VG2;VG3', ['dealers']],
  ['VG2; VG3', ['dealers']],
  ['VG2 \t;\u00a0VG3 ;Service Center ', ['dealers', 'service-centers']],
  ['Service Center', ['service-centers']],
  ['VCH', ['charters']],
  ['VG2;VG3;Service Center', ['dealers', 'service-centers']],
  ['VG2;VG3;VCH', ['dealers', 'charters']],
  ['VCH;Service Center', ['charters', 'service-centers']],
  [undefined, ['dealers']],
  ['VG9', []],
])('%s: %j', (segment, kinds) => {
  expect([...getLocatorKinds(segment)]).toEqual(kinds);
});

it('takes linear time for many blanks', () => {
  // Looking for a semicolon behind each of them again would outlast the time limit of a test.
  expect(getLocatorKinds(`VG2${' '.repeat(100_000)}VG3`)).toEqual(new Set());
});

const dealer = (fields: Partial<Dealer>): Dealer => ({ accountId: 'A-1', isHidden: false, ...fields });

describe('the map', () => {
  it.each<[shown: boolean, fields: Partial<Dealer>]>([
    [true, { latitude: 0, longitude: 9 }],
    [false, { latitude: 0, longitude: 9, isHidden: true }],
    [false, { latitude: 1 }],
    [false, { longitude: 1 }],
    [false, {}],
  ])('isShownOnMap %s: %j', (shown, fields) => {
    expect(isShownOnMap(dealer(fields))).toBe(shown);
  });
});

describe('getDealerTitle', () => {
  it('trade name, or else label', () => {
    expect(getDealerTitle(dealer({ tradeName: 'Trade', label: 'Label' }))).toBe('Trade');
    expect(getDealerTitle(dealer({ label: 'Label' }))).toBe('Label');
  });

  it('sorted by the language’s rules, equal names by account', () => {
    const sorted = (language: string) =>
      [
        { accountId: 'A-3', tradeName: 'Zeta' },
        { accountId: 'A-4', tradeName: 'Écluse' },
        { accountId: 'A-5', label: 'Alpha' },
        { accountId: 'A-2', tradeName: 'Zeta' },
        { accountId: 'A-6', tradeName: 'Fanal' },
      ]
        .map(dealer)
        .sort(createTitleOrder(language))
        .map(({ accountId }) => accountId);
    expect(sorted('fr-FR')).toEqual(['A-5', 'A-4', 'A-6', 'A-2', 'A-3']);
  });
});

const SEGMENTS: [string | undefined, string][] = [
  ['Service Center', 'Service centre'],
  ['VCH', 'Charter operator'],
  ['VG1;VG2;VG3', 'Dealer'],
  ['VG2;VG3', 'Dealer'],
  [undefined, 'Dealer'],
  ['VG2;VG3;Service Center', 'Dealer and service centre'],
  ['VG1;VG2;VG3;Service Center', 'Dealer and service centre'],
  ['Service Center;VG2;VG3', 'Dealer and service centre'],
  ['VG2;VG3;VCH', 'Dealer and charter operator'],
  ['VCH;Service Center', 'Charter operator and service centre'],
  ['VG2;VG3;VCH;Service Center', 'Dealer, charter operator and service centre'],
  ['VG9', 'Dealer'],
];

it.each(SEGMENTS)('%j: “%s” in English (behaviour §6.1)', (segment, words) => {
  expect(translate('en')(segmentLabel(segment))).toBe(words);
});

it.each(LOCALE_CODES)('different labels for different segments in %s', (locale) => {
  const labels = new Set(SEGMENTS.map(([segment]) => segmentLabel(segment)));
  const words = [...labels].map((label) => translate(locale)(label));
  expect(new Set(words).size).toBe(7);
  if (locale !== 'en') expect(words).not.toContain('Dealer');
});
