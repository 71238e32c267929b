import { hash } from 'node:crypto';
import { MemoryStore, type Options, type Store } from 'express-rate-limit';
import { type RedisReply, RedisStore } from 'rate-limit-redis';
import type { SharedStore } from '../../cache/redis/createSharedStore.ts';
import { getNetwork } from '../getNetwork.ts';
import { createDaySecret, createSharedDaySecret } from './createDaySecret.ts';

/** Creates the store of a limit by its name. */
export type LimitStores = (name: string) => Store;

/** A store with a time window. */
type CountingStore = Store & Required<Pick<Store, 'init'>>;

/** What a limit counts: a visitor's address, for IPv6 its network. */
export const limitKey = ({ ip }: { ip?: string | undefined }): string => getNetwork(ip ?? '');

/**
 * Counters shared by all processes; without a shared store, and while it is down, each process has its own. Addresses
 * are hashed with a secret of the day, so that they cannot be traced back.
 *
 * @param redisUrl part of the secret: the store's content alone does not reveal addresses.
 */
export function createLimitStores(shared: SharedStore | undefined, redisUrl = ''): LimitStores {
  const ownSecret = createDaySecret();
  const sharedSecret = shared && createSharedDaySecret(shared, redisUrl);
  return (name) => {
    const own = keyed(new MemoryStore(), async () => ownSecret());
    if (!shared || !sharedSecret) return { ...own, prefix: name };
    const common = new RedisStore({
      sendCommand: (command, ...words) => shared.call(command, ...words) as Promise<RedisReply>,
      prefix: `bridgedeck:limit:${name}:`,
    });
    return { ...withFallback(keyed(common, sharedSecret), own, shared), prefix: name };
  };
}

/** A store whose keys are hashed. */
function keyed(store: MemoryStore | RedisStore, secret: () => Promise<string>): CountingStore {
  const toHashedKey = async (key: string) => hash('sha256', `${await secret()}\n${key}`);
  return {
    init: (options: Options) => store.init(options),
    increment: async (key) => store.increment(await toHashedKey(key)),
    decrement: async (key) => store.decrement(await toHashedKey(key)),
    resetKey: async (key) => store.resetKey(await toHashedKey(key)),
  };
}

/** The shared store, and the process's own while that fails. */
function withFallback(common: CountingStore, own: CountingStore, shared: SharedStore): CountingStore {
  let load = (): void => undefined;
  return {
    init(options) {
      own.init(options);
      // It loads its scripts, which fails without Redis, and is repeated when Redis restarts.
      load = () => void Promise.resolve(common.init(options)).catch(() => undefined);
      load();
      shared.onBack(load);
    },
    increment: async (key) =>
      Promise.resolve(common.increment(key)).catch(() => {
        // Redis may have been too slow for its script alone, which would be missing from then on.
        load();
        return own.increment(key);
      }),
    decrement: async (key) => Promise.resolve(common.decrement(key)).catch(() => own.decrement(key)),
    resetKey: async (key) => Promise.resolve(common.resetKey(key)).catch(() => own.resetKey(key)),
  };
}
