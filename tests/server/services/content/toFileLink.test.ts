import { expect, test } from 'vitest';
import { toFileLink, toFileNote } from '../../../../server/services/content/links/toFileLink.ts';

const FILES = '/sites/default/files/';
const cmsHosts = new Set(['cms.example']);

test.each([
  ['en', 900, '1 kB'],
  ['en', 340_400, '340 kB'],
  ['de', 999_600, '1 MB'],
  ['es', 1_550_000, '1,6 MB'],
  ['it', 12_340_000, '12,3 MB'],
  ['pt', 2_400_000, '2,4 MB'],
  ['fr', 234_500_000, '235 Mo'],
] as const)('%s: %d bytes are %s', (locale, bytes, words) => {
  const target = toFileLink(`${FILES}p.pdf`, { locale, cmsHosts, sizes: { [`${FILES}p.pdf`]: bytes } });
  expect(target?.facts?.map((fact) => fact.replace(/\s/, ' '))).toEqual(['PDF', words]);
});

test('no note for a link that is no document', () => {
  expect(toFileNote('Read on')).toBe('');
});
