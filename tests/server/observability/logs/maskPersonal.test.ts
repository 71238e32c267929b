import { describe, expect, it } from 'vitest';
import { maskPersonal } from '../../../../server/observability/logs/maskPersonal.ts';

describe('maskPersonal', () => {
  it.each([
    ['/unsubscribe/anna@example.com', '/unsubscribe/[email]'],
    ['/unsubscribe/anna%40example.com/now', '/unsubscribe/[email]/now'],
    ['/call/+33612345678', '/call/[phone]'],
    ['/call/0033-6-12-34-56-78', '/call/[phone]'],
    ['/call/%2B49%20170%201234567', '/call/[phone]'],
    ['/router?path=%2Fde%2F%2B33612345678', '/router?path=%2Fde%2F[phone]'],
    ['/router?path=%2Fde%2F0612345678', '/router?path=%2Fde%2F[phone]'],
    ['/router?path=%2Fde%2Fanna%2540example.com', '/router?path=[email]'],
    ['call 06 12 34 56 78 now', 'call [phone] now'],
    ['/reset/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '/reset/[token]'],
    ['/reset/9f86d081884c7d659a2feaa0c55ad015', '/reset/[token]'],
    ['“anna.b+c@example.co.uk” was wrong', '“[email]” was wrong'],
  ])('masks %s', (text, masked) => {
    expect(maskPersonal(text)).toBe(masked);
  });

  it.each([
    '/fr/catamarans/estran-42',
    '/news/2026-11-21-boat-show',
    '/de/termine/salon-2026',
    '/jsonapi/node/product/8f14e45f-ceea-467a-9b1d-3c2f0a7d5e61?include=field_media',
    '/images/boats/boat-1-1280x760.webp',
    '/tiles/en/8/131/89.png',
    'The content service answered 503: /jsonapi/node/page',
    '127.0.0.1:40312',
  ])('keeps %s', (text) => {
    expect(maskPersonal(text)).toBe(text);
  });

  it('takes linear time for hostile texts', () => {
    for (const piece of ['a', '0 ', 'eyJ', 'eyJ.', '@', '+1', 'a1']) {
      expect(maskPersonal(piece.repeat(50_000))).not.toBe('');
    }
  });
});
