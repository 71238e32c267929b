import { expect, onTestFinished, test, vi } from 'vitest';
import { TooManyRequestsError } from '../../../../server/http/errors.ts';
import { createPageBudget } from '../../../../server/http/limits/createPageBudget.ts';

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

test('5 a minute: an address gets five pages, then waits', () => {
  expect(allowed(5, Array(20).fill('203.0.113.7'))).toBe(5);
});

test('addresses of one IPv6 /48 share a budget', () => {
  expect(
    allowed(
      5,
      Array.from({ length: 20 }, (_, index) => `2001:db8:0:${index}::1`),
    ),
  ).toBe(5);
});

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s (loopback) has no limit', (ip) => {
  expect(allowed(5, Array(20).fill(ip))).toBe(20);
});

test('0: no limit', () => {
  expect(allowed(0, Array(1000).fill('203.0.113.7'))).toBe(1000);
});

/** A budget of thirty pages a minute, one in two seconds, and a clock; taking gives the seconds to wait. */
function setUp() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const budget = createPageBudget(30);
  const take = (ip = '203.0.113.7'): number => {
    try {
      budget.take({ ip });
      return 0;
    } catch (error) {
      if (!(error instanceof TooManyRequestsError)) throw error;
      return error.retryAfterSeconds;
    }
  };
  const takeAll = () => Array.from({ length: 31 }, () => take());
  return { take, takeAll, pass: (seconds: number) => vi.advanceTimersByTime(seconds * 1000) };
}

const ALL_THEN_WAIT = [...Array(30).fill(0), 2];

test('the whole budget at once, then the seconds to wait', () => {
  expect(setUp().takeAll()).toEqual(ALL_THEN_WAIT);
});

test('after the wait: one page every two seconds', () => {
  const { take, takeAll, pass } = setUp();
  takeAll();
  pass(1);
  expect(take()).toBe(1);
  pass(1);
  expect([take(), take()]).toEqual([0, 2]);
});

test('a long pause does not increase the budget', () => {
  const { take, takeAll, pass } = setUp();
  take();
  pass(1000);
  expect(takeAll()).toEqual(ALL_THEN_WAIT);
});

test('each address has its own budget', () => {
  const { take, takeAll } = setUp();
  takeAll();
  expect(take('198.51.100.7')).toBe(0);
});
