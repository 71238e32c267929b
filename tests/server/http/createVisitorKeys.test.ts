import { describe, expect, it } from 'vitest';
import { createVisitorKeys } from '../../../server/http/createVisitorKeys.ts';

const DAY_MS = 86_400_000;

describe('createVisitorKeys', () => {
  it('same address and browser on the same day: same key; others: different keys', () => {
    const getVisitorKey = createVisitorKeys(() => 5 * DAY_MS);
    const key = getVisitorKey('203.0.113.7', 'Firefox');
    expect(key).toMatch(/^[\da-f]{10}$/);
    expect(getVisitorKey('203.0.113.7', 'Firefox')).toBe(key);
    expect(getVisitorKey('203.0.113.8', 'Firefox')).not.toBe(key);
    expect(getVisitorKey('203.0.113.7', 'Safari')).not.toBe(key);
  });

  it('the next day or another process: another key', () => {
    let now = 5 * DAY_MS;
    const getVisitorKey = createVisitorKeys(() => now);
    const key = getVisitorKey('203.0.113.7', 'Firefox');
    expect(createVisitorKeys(() => now)('203.0.113.7', 'Firefox')).not.toBe(key);
    now += DAY_MS;
    expect(getVisitorKey('203.0.113.7', 'Firefox')).not.toBe(key);
  });

  it('IPv6 addresses of one /48 network get one key', () => {
    const getVisitorKey = createVisitorKeys();
    expect(getVisitorKey('2001:db8:1:2:aaaa::1', 'x')).toBe(getVisitorKey('2001:db8:1:2:bbbb::2', 'x'));
    expect(getVisitorKey('2001:db8:1:2:aaaa::1', 'x')).toBe(getVisitorKey('2001:db8:1:ff::1', 'x'));
    expect(getVisitorKey('2001:db8:1:2:aaaa::1', 'x')).not.toBe(getVisitorKey('2001:db8:9:2:aaaa::1', 'x'));
  });
});
