import { expect, it } from 'vitest';
import { LOCALE_CODES } from '../../../locales/locales.ts';
import { segmentLabel } from '../../../server/locator/segmentLabel.ts';
import { translate } from '../../../server/pages/translate.ts';

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

it.each(SEGMENTS)('calls %j “%s” in English (spec 1 §2)', (segment, words) => {
  expect(translate('en')(segmentLabel(segment))).toBe(words);
});

it.each(LOCALE_CODES)('has different words for different segments in %s', (locale) => {
  const labels = new Set(SEGMENTS.map(([segment]) => segmentLabel(segment)));
  const words = [...labels].map((label) => translate(locale)(label));
  expect(new Set(words).size).toBe(7);
  if (locale !== 'en') expect(words).not.toContain('Dealer');
});
