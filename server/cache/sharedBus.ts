import type { BusDriver, CacheBusMessage, CreateBusDriverResult } from 'bentocache/types';
import { isRecord } from '../isRecord.ts';
import type { SharedStore } from '../redis/SharedStore.ts';

/** What could not be said while the store was away is said when it is back; more than this is not remembered. */
const MOST_UNSAID = 1000;

/**
 * Tells the memories of all processes what one of them wrote or cleared. Bentocache's own transport asks for
 * connections that fail loudly when there is no Redis yet; this one uses ours.
 */
export function sharedBus(store: SharedStore): CreateBusDriverResult {
  // No interval: what is unsaid goes out when the store is back, and nothing keeps the process alive.
  const retryQueue = { enabled: true, maxSize: MOST_UNSAID, retryInterval: false } as const;
  return { options: { retryQueue }, factory: () => createTransport(store) };
}

function createTransport(store: SharedStore): BusDriver {
  let self = '';
  const transport: BusDriver = {
    setId(id) {
      self = id;
      return transport;
    },
    onReconnect: (listen) => store.onBack(listen),
    publish: (channel, payload) => store.publish(channel, JSON.stringify({ from: self, payload })),
    async subscribe(channel, hear) {
      store.subscribe(channel, (text) => {
        const message: unknown = JSON.parse(text);
        if (!isRecord(message) || message.from === self) return;
        // Only this transport speaks on the channel.
        hear(message.payload as CacheBusMessage & never);
      });
    },
    // A cache listens as long as its process lives.
    unsubscribe: async () => undefined,
    disconnect: async () => undefined,
  };
  return transport;
}
