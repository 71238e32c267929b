import type { SharedStore } from '../../../server/redis/SharedStore.ts';

export interface MemoryShared {
  /** The store as one more process sees it. */
  connect(): SharedStore;
  kept: Map<string, string>;
  lose(): void;
  recover(): void;
}

/** What processes share, in memory; it can be lost and come back. */
export function memoryShared(): MemoryShared {
  const kept = new Map<string, string>();
  const ears: [channel: string, hear: (message: string) => void][] = [];
  const comeback: (() => void)[] = [];
  let isAway = false;
  const reach = async <T>(work: () => T): Promise<T> => {
    if (isAway) throw new Error('The store is away');
    return work();
  };
  return {
    kept,
    lose: () => {
      isAway = true;
    },
    recover() {
      isAway = false;
      for (const listen of comeback) listen();
    },
    connect: () => ({
      get: (key) => reach(() => kept.get(key)),
      set: (key, value) => reach(() => void kept.set(key, value)),
      remove: (keys) =>
        reach(() => {
          for (const key of keys) kept.delete(key);
        }),
      clear: (prefix) =>
        reach(() => {
          for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
        }),
      call: () => reach(() => undefined),
      publish: (channel, message) =>
        reach(() => {
          if (!isAway) for (const [heard, hear] of ears) if (heard === channel) hear(message);
        }),
      subscribe: (channel, hear) => void ears.push([channel, hear]),
      onBack: (listen) => void comeback.push(listen),
    }),
  };
}
