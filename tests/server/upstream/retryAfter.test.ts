import { afterEach, expect, it, vi } from 'vitest';
import { retryAfter } from '../../../server/upstream/retryAfter.ts';

afterEach(() => void vi.useRealTimers());

it.each<[header: string, ms: number | undefined]>([
  ['0', 0],
  ['3', 3000],
  ['Sat, 21 Nov 2026 10:00:07 GMT', 7000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['soon', undefined],
])('reads “%s” as %s ms', (header, ms) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 10) });
  expect(retryAfter({ headers: new Headers({ 'retry-after': header }) })).toBe(ms);
});

it('knows nothing without the header', () => {
  expect(retryAfter({ headers: new Headers() })).toBeUndefined();
});
