import type { RedisConnection } from './connectRedis.ts';
import type { SharedStore } from './SharedStore.ts';

/** Redis as the store that processes share. */
export const createSharedStore = ({ commands, onBack }: RedisConnection): SharedStore => ({
  call: (command, ...args) => commands.call(command, ...args),
  onBack,
});
