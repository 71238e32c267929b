import { MemoryStore, type Options, type Store } from 'express-rate-limit';
import { type RedisReply, RedisStore } from 'rate-limit-redis';
import type { SharedStore } from '../redis/SharedStore.ts';

/** Where the counts of one limit are kept; each limit has a name and a store of its own. */
export type LimitStores = (name: string) => Store;

/** Counts that all processes share; without a shared store, and while it is away, each process counts for itself. */
export function createLimitStores(shared: SharedStore | undefined): LimitStores {
  return (name) => (shared ? createSharedStore(name, shared) : new MemoryStore());
}

function createSharedStore(name: string, shared: SharedStore): Store {
  const own = new MemoryStore();
  const common = new RedisStore({
    sendCommand: (command, ...words) => shared.call(command, ...words) as Promise<RedisReply>,
    prefix: `bridgedeck:limit:${name}:`,
  });
  return {
    init(options: Options) {
      own.init(options);
      // It loads its scripts, which fails as long as there is no Redis, and is forgotten when that starts anew.
      const load = () => void common.init(options).catch(() => undefined);
      load();
      shared.onBack(load);
    },
    increment: (key) => common.increment(key).catch(() => own.increment(key)),
    decrement: (key) => common.decrement(key).catch(() => own.decrement(key)),
    resetKey: (key) => common.resetKey(key).catch(() => own.resetKey(key)),
  };
}
