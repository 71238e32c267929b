import { randomBytes } from 'node:crypto';
import type { SharedStore } from '../../cache/redis/createSharedStore.ts';

const DAY_MS = 86_400_000;

/** Days since 1970 (UTC). */
const toDayNumber = (now: number): number => Math.floor(now / DAY_MS);

/**
 * A random secret that changes each day (UTC) and is only in memory: after the day, what was hashed with it cannot be
 * traced back.
 *
 * @param now milliseconds since 1970.
 */
export function createDaySecret(now: () => number = Date.now): () => string {
  let day = -1;
  let secret = '';
  return () => {
    const today = toDayNumber(now());
    if (today !== day) {
      day = today;
      secret = randomBytes(32).toString('hex');
    }
    return secret;
  };
}

/** No counter lives longer than an hour: a day's secret is removed an hour after the day. */
const LIFETIME_SECONDS = 25 * 3600;

/**
 * The secret of the day (UTC), shared by all processes: the first one of the day creates it. It consists of a random
 * part, which expires in the store after the day, and a part that only the processes know.
 *
 * @param known such as the URL of the store with its password.
 * @returns rejects while the store is down.
 */
export function createSharedDaySecret(
  shared: Pick<SharedStore, 'call'>,
  known: string,
): () => Promise<string> {
  let day = -1;
  let secret = '';

  const load = async (today: number): Promise<string> => {
    const key = `bridgedeck:limit-secret:${today}`;
    const fresh = randomBytes(32).toString('hex');
    await shared.call('SET', key, fresh, 'NX', 'EX', String(LIFETIME_SECONDS));
    return `${await shared.call('GET', key)}\n${known}`;
  };

  return async () => {
    const today = toDayNumber(Date.now());
    if (today !== day) {
      secret = await load(today);
      day = today;
    }
    return secret;
  };
}
