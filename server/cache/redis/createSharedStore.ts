import type { RedisConnection } from './connectRedis.ts';

/**
 * What the processes of a site share besides cached answers and pages. Every call fails at once while the store is
 * down, and soon when it hangs; callers go on without it.
 */
export interface SharedStore {
  /** A Redis command. */
  call(command: string, ...args: string[]): Promise<unknown>;
  /** Called each time the store becomes reachable, the first time included. */
  onBack(listen: () => void): void;
  /** Whether it can be reached now. */
  isThere(): boolean;
}

/** Redis as the store that processes share. */
export const createSharedStore = ({ commands, onBack }: RedisConnection): SharedStore => ({
  call: (command, ...args) => commands.call(command, ...args),
  onBack,
  isThere: () => commands.status === 'ready',
});
