import { describe, expect, it } from 'vitest';
import { createVisitorKeys } from '../../../server/http/createVisitorKeys.ts';

const DAY_MS = 86_400_000;

describe('createVisitorKeys', () => {
  it('knows a visitor again on the same day, and tells others apart', () => {
    const getVisitorKey = createVisitorKeys(() => 5 * DAY_MS);
    const key = getVisitorKey('203.0.113.7', 'Firefox');
    expect(key).toMatch(/^[\da-f]{10}$/);
    expect(getVisitorKey('203.0.113.7', 'Firefox')).toBe(key);
    expect(getVisitorKey('203.0.113.8', 'Firefox')).not.toBe(key);
    expect(getVisitorKey('203.0.113.7', 'Safari')).not.toBe(key);
  });

  it('knows nobody again on the next day, nor in another process', () => {
    let now = 5 * DAY_MS;
    const getVisitorKey = createVisitorKeys(() => now);
    const key = getVisitorKey('203.0.113.7', 'Firefox');
    expect(createVisitorKeys(() => now)('203.0.113.7', 'Firefox')).not.toBe(key);
    now += DAY_MS;
    expect(getVisitorKey('203.0.113.7', 'Firefox')).not.toBe(key);
  });

  it('takes the changing addresses of one IPv6 connection for one', () => {
    const getVisitorKey = createVisitorKeys();
    expect(getVisitorKey('2001:db8:1:2:aaaa::1', 'x')).toBe(getVisitorKey('2001:db8:1:2:bbbb::2', 'x'));
    expect(getVisitorKey('2001:db8:1:2:aaaa::1', 'x')).toBe(getVisitorKey('2001:db8:1:ff::1', 'x'));
    expect(getVisitorKey('2001:db8:1:2:aaaa::1', 'x')).not.toBe(getVisitorKey('2001:db8:9:2:aaaa::1', 'x'));
  });
});
