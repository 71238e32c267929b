import { randomBytes } from 'node:crypto';
import type { SharedStore } from '../../cache/redis/SharedStore.ts';

const DAY_MS = 86_400_000;

/** Days since 1970 (UTC). */
const toDayNumber = (now: number): number => Math.floor(now / DAY_MS);

/**
 * A secret that is made anew each day (UTC), kept in memory and nowhere else: what was hashed with it can no longer be
 * traced back once the day is over.
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

/** No count lives longer than an hour: a day's secret is gone an hour after the day. */
const LIFETIME_SECONDS = 25 * 3600;

/**
 * The secret of the day (UTC) that all processes share: the first one of the day makes it. It consists of a random part,
 * which the store forgets when the day is over, and of what only the processes know.
 *
 * @param known such as the address of the store with its password.
 * @returns rejects while the store is away.
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
