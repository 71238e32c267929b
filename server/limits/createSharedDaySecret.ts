import { randomBytes } from 'node:crypto';
import type { SharedStore } from '../cache/redis/SharedStore.ts';
import { dayOf } from './createDaySecret.ts';

/** No count lives longer than an hour: a day's secret is gone an hour after the day. */
const LIFETIME_SECONDS = 25 * 3600;

/**
 * The secret of the day (UTC) that all processes share: the first one of the day makes it. It consists of a random part,
 * which the store forgets when the day is over, and of what only the processes know.
 *
 * @param known such as the address of the store with its password.
 * @param now milliseconds since 1970.
 * @returns rejects while the store is away.
 */
export function createSharedDaySecret(
  shared: Pick<SharedStore, 'call'>,
  known: string,
  now: () => number = Date.now,
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
    const today = dayOf(now());
    if (today !== day) {
      secret = await load(today);
      day = today;
    }
    return secret;
  };
}
