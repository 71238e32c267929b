import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { ConsentIds } from '../../renderer/consentTags.ts';
import type { Config } from '../config.ts';
import type { VisitorKeys } from '../createVisitorKeys.ts';
import { securityHeaders } from '../middleware/securityHeaders.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { answerKept } from './answerKept.ts';
import { constantHeaders } from './constantHeaders.ts';
import { createHitLog } from './createHitLog.ts';
import { createMakePage } from './createMakePage.ts';
import { createPageCache } from './createPageCache.ts';
import { createNegotiation, type Negotiation } from './negotiate.ts';
import type { PageCache } from './PageCache.ts';
import type { PageStore } from './PageStore.ts';
import { siteFingerprint } from './siteFingerprint.ts';
import { staysAtRoot } from './staysAtRoot.ts';
import { visitorOf } from './visitorOf.ts';
import { warmUp } from './warmUp.ts';

/** What the pages' route needs of the cache. */
export interface KeptPages {
  cache: PageCache;
  negotiation: Negotiation;
}

export interface SitePages extends KeptPages {
  /** Puts the cache in front of the application. */
  inFrontOf(application: RequestListener): RequestListener;
  /** Begins to make pages ahead, where that is wanted. */
  warmUp(): void;
  stopWarmUp(): void;
  close(): Promise<void>;
}

interface SitePagesOptions {
  services: PageServices & { visitorKeys: VisitorKeys };
  log: Logger;
  /** What processes share that make the same pages. */
  storeOf: (site: string) => PageStore;
  clearData: () => Promise<void>;
}

const BYTES = 1_000_000;

/** The page cache as configured; undefined when there is none, and every page is made anew. */
export function createSitePages(
  config: Config,
  { services, log, storeOf, clearData }: SitePagesOptions,
): SitePages | undefined {
  const { pageCacheMegabytes, gtmId, oneTrustId } = config;
  if (pageCacheMegabytes === 0) return undefined;
  const consent: ConsentIds = { gtmId, oneTrustId };
  const cache = createPageCache({
    make: createMakePage(services, consent),
    maxBytes: pageCacheMegabytes * BYTES,
    log,
    store: storeOf(siteFingerprint(config, services)),
    clearData,
  });
  const negotiation = createNegotiation();
  const hits = createHitLog(log);
  process.on('exit', hits.flush);
  const ending = new AbortController();
  let warming: Promise<void> | undefined;
  return {
    cache,
    negotiation,
    inFrontOf: (application) =>
      answerKept(
        {
          pages: cache,
          negotiation,
          hits,
          constant: constantHeaders(securityHeaders(config)),
          staysAtRoot: staysAtRoot(config, negotiation),
          visitorOf: visitorOf(services.visitorKeys, config.trustProxy),
        },
        application,
      ),
    warmUp() {
      if (config.warmUp) warming = warmUp({ content: services.content, cache, log, signal: ending.signal });
    },
    stopWarmUp: () => ending.abort(),
    async close() {
      ending.abort();
      await warming;
      hits.flush();
      process.off('exit', hits.flush);
    },
  };
}
