import { expect, it } from 'vitest';
import { readRedisUrl } from '../../../server/redis/readRedisUrl.ts';

it.each(['redis://localhost:6379', 'rediss://user:hush@redis.example/1'])('takes %s', (url) => {
  expect(readRedisUrl({ REDIS_URL: url })).toBe(url);
});

it.each(['localhost:6379', 'http://user:hush@localhost', 'redis://'])(
  'refuses %s without repeating it',
  (url) => {
    expect(() => readRedisUrl({ REDIS_URL: url })).toThrow(/^REDIS_URL (?!.*hush)/);
  },
);

it('is unset when empty', () => {
  expect(readRedisUrl({ REDIS_URL: '' })).toBeUndefined();
});
