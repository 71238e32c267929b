import { afterEach, expect, it, vi } from 'vitest';
import { createIdempotencyKey } from '../../../../site/components/Form/IdempotencyKey.ts';
import { exampleValues } from '../../forms/exampleForm.ts';

afterEach(() => vi.useRealTimers());

it('same content: same key; other content: another key', () => {
  const first = createIdempotencyKey(exampleValues(), undefined);
  expect(createIdempotencyKey(exampleValues(), first)).toBe(first);
  expect(createIdempotencyKey(exampleValues({ firstName: 'Erwan' }), first).key).not.toBe(first.key);
});

it('another key after a week, when the server refuses the old date', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 23, 59) });
  const first = createIdempotencyKey(exampleValues(), undefined);
  vi.setSystemTime(Date.UTC(2026, 10, 27, 23, 59));
  expect(createIdempotencyKey(exampleValues(), first)).toBe(first);
  vi.setSystemTime(Date.UTC(2026, 10, 28, 0, 1));
  const later = createIdempotencyKey(exampleValues(), first);
  expect([later.day, later.key === first.key]).toEqual(['2026-11-28', false]);
});
