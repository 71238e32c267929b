import { expect, test } from 'vitest';
import { TooManyRequestsError } from '../../../server/errors.ts';
import { createPageBudget } from '../../../server/limits/createPageBudget.ts';

/** How often an address may have a page made before it is refused. */
const allowed = (perMinute: number, addresses: readonly string[]): number => {
  const budget = createPageBudget(perMinute);
  let made = 0;
  try {
    for (const ip of addresses) {
      budget.take({ ip });
      made++;
    }
  } catch (error) {
    if (!(error instanceof TooManyRequestsError)) throw error;
  }
  return made;
};

test('an address has its pages, and then waits', () => {
  expect(allowed(5, Array(20).fill('203.0.113.7'))).toBe(5);
});

test('the addresses of one IPv6 customer count as one', () => {
  expect(
    allowed(
      5,
      Array.from({ length: 20 }, (_, index) => `2001:db8:0:${index}::1`),
    ),
  ).toBe(5);
});

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
  '%s, this machine, is never refused',
  (ip) => {
    expect(allowed(5, Array(20).fill(ip))).toBe(20);
  },
);

test('0 sets no bound', () => {
  expect(allowed(0, Array(1000).fill('203.0.113.7'))).toBe(1000);
});
