import type { Logger } from 'pino';
import type { BlockUsage } from './loadBlockUsage.ts';

const FRESH_MS = 5 * 60_000;
/** After a failure, who asks again within this time only hears of it. */
const PAUSE_MS = 10_000;

export type UsageNow = { state: 'counting' } | { state: 'failed' } | { state: 'known'; usage: BlockUsage };

/**
 * Where blocks are used, counted in the background when somebody first asks, and again when somebody asks after five
 * minutes; until then the last count stands.
 */
export function createBlockUsage(load: () => Promise<BlockUsage>, log: Logger): () => UsageNow {
  let now: UsageNow = { state: 'counting' };
  let freshUntil = 0;
  let isCounting = false;

  const count = async (): Promise<void> => {
    isCounting = true;
    try {
      now = { state: 'known', usage: await load() };
      freshUntil = Date.now() + FRESH_MS;
    } catch (error) {
      log.warn({ event: 'usage-failed', err: error }, 'Where blocks are used could not be counted');
      if (now.state === 'counting') now = { state: 'failed' };
      freshUntil = Date.now() + PAUSE_MS;
    }
    isCounting = false;
  };

  return () => {
    if (!isCounting && Date.now() > freshUntil) {
      if (now.state === 'failed') now = { state: 'counting' };
      void count();
    }
    return now;
  };
}
