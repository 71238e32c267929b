import { ConfigError, type Environment } from '../environment.ts';

/** Reads REDIS_URL; undefined means no Redis. @throws ConfigError */
export function readRedisUrl({ REDIS_URL: value }: Environment): string | undefined {
  if (!value) return undefined;
  const url = URL.parse(value);
  if (url && /^rediss?:$/.test(url.protocol) && url.hostname) return value;
  // Not repeated: wherever the password stands in it, it is not where we expect it.
  throw new ConfigError(
    'REDIS_URL must be an address of Redis: redis://user:password@host:6379, or rediss:.',
  );
}
