import { expect, it } from 'vitest';
import { isDay } from '../../schemas/isDay.ts';

it.each(['2026-11-21', '2024-02-29', '1987-01-01'])('%s: true', (text) => {
  expect(isDay(text)).toBe(true);
});

it.each(['2026-02-30', '2026-13-01', '0000-00-00', '2026-11-21T10:00:00Z', '21.11.2026', '2026-1-1', ''])(
  '“%s”: false',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
