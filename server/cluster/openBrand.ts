import type { Logger } from 'pino';
import { createDataCache } from '../cache/data/createDataCache.ts';
import type { DataCache } from '../cache/data/DataCache.ts';
import type { SharedStores } from '../cache/redis/startSharedStores.ts';
import type { Config } from '../config/parseConfig.ts';
import { type RunningContent, startContent } from '../services/content/startContent.ts';
import { type RunningClients, startClients } from '../services/startClients.ts';

/** What one brand needs before it can serve: its services, and their answers. */
export interface OpenBrand {
  config: Config;
  /** Names the brand in its lines, where there are several. */
  log: Logger;
  service: RunningContent;
  cache: DataCache;
  clients: RunningClients;
  close(): Promise<void>;
}

interface OpenOptions {
  log: Logger;
  stores: SharedStores;
  /** Called when the demo content has changed; development only. */
  onReload: () => void;
}

/**
 * Starts the services of one brand, and clients for them.
 * @throws ContentProblem
 */
export async function openBrand(config: Config, { log, stores, onReload }: OpenOptions): Promise<OpenBrand> {
  const service = await startContent(config, {
    onReload,
    onProblem: (problem) =>
      log.error({ event: 'demo-content-broken' }, `The last good demo content stays on: ${problem}`),
  });
  const cache = createDataCache({ store: stores.data(service.name) });
  const clients = await startClients(config, { service, cache, log });
  return {
    config,
    log,
    service,
    cache,
    clients,
    close: async () => void (await Promise.all([service.close(), clients.close()])),
  };
}
