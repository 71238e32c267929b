import type { Logger } from 'pino';
import type { DataCache } from '../cache/data/DataCache.ts';
import type { PageRecord } from '../cache/PageRecord.ts';
import type { Config } from '../config/parseConfig.ts';
import type { FileSource } from '../media/fetchFile.ts';
import { observeUpstream, reportContent } from '../observability/reportContent.ts';
import { requestIdHeader } from '../observability/requestContext.ts';
import { checkDraftUrl, type DraftUrl } from '../preview/checkDraftUrl.ts';
import { type RunningCaptcha, startCaptcha } from './captcha/startCaptcha.ts';
import type { Content } from './content/Content.ts';
import { createMissingIncludes } from './content/client/createMissingIncludes.ts';
import { createContentService } from './content/createContent.ts';
import { createDraftContent } from './content/drafts/createDraftContent.ts';
import type { RunningContent } from './content/startContent.ts';
import { createDealerServices, type DealerService } from './dealers/createDealerService.ts';
import { startDealers } from './dealers/startDealers.ts';
import type { Geocoder } from './geocoding/Geocoder.ts';
import { startGeocoder } from './geocoding/startGeocoder.ts';
import type { Circuit } from './upstream/createCircuitBreaker.ts';
import { createTokenSource } from './upstream/createTokenSource.ts';
import { createUpstream, type Upstream } from './upstream/createUpstream.ts';

/** A load balancer needs a quick answer. */
const READY_MS = 2000;

/** Clients of the services that pages need. */
export interface RunningClients {
  /** The content for one page, which records its dependencies. */
  contentFor(record: PageRecord): Content;
  /** The content service as a source of pictures and videos. */
  contentService: FileSource;
  dealersFor(record: PageRecord): DealerService;
  geocoder: Geocoder;
  captcha: RunningCaptcha;
  circuits: Record<'content' | 'dealers' | 'geocoder' | 'captcha', Circuit>;
  /** Has the content service check the address of a preview. */
  checkDraftUrl(draftUrl: DraftUrl): Promise<string | undefined>;
  /** Asks the content service again for what it did not have. */
  forgetMissing(): void;
  /** Whether pages can be built. Rejects when the content service is not reachable. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

interface StartClientsOptions {
  service: RunningContent;
  cache: DataCache;
  log: Logger;
}

/**
 * Starts the embedded services in place of unconfigured ones, and a client for each.
 * @throws ContentProblem
 */
export async function startClients(
  config: Config,
  { service, cache, log }: StartClientsOptions,
): Promise<RunningClients> {
  const [dealerService, geocoding, captcha] = await Promise.all([
    startDealers(config),
    startGeocoder(config, { log }),
    startCaptcha(config, log),
  ]);
  const createServiceUpstream = (name: Upstream['service']) =>
    createUpstream({
      service: name,
      deadlineMs: config.contentTimeoutMs,
      budgetMs: config.contentBudgetMs,
      observe: observeUpstream(log, config.brand.name),
      requestHeaders: requestIdHeader,
      log,
    });
  const common = { cache, report: reportContent(log) };
  const { name, url, headers, editUrl } = service;
  const missingIncludes = createMissingIncludes();
  const content = createServiceUpstream('content');
  const dealers = createServiceUpstream('dealers');
  return {
    contentFor: createContentService({
      ...common,
      missingIncludes,
      drafts:
        service.preview &&
        createDraftContent({
          url,
          editUrl,
          upstream: content,
          missingIncludes,
          tokens: createTokenSource({
            ...service.preview,
            who: 'The token service of drafts',
            tokenUrl: `${url}/oauth/token`,
            upstream: content,
          }),
        }),
      locales: config.brand.languages,
      ownBlocks: config.brand.ownBlocks,
      url,
      editUrl,
      headers,
      upstream: content,
    }),
    contentService: { name, url, headers, isCircuitOpen: content.circuit.isOpen },
    dealersFor: createDealerServices({
      ...common,
      ...dealerService.access,
      brandCode: config.brand.code,
      upstream: dealers,
    }),
    geocoder: geocoding.geocoder,
    captcha,
    circuits: {
      content: content.circuit,
      dealers: dealers.circuit,
      geocoder: geocoding.upstream.circuit,
      captcha: captcha.upstream.circuit,
    },
    checkDraftUrl: (draftUrl) => checkDraftUrl(content, url, draftUrl),
    forgetMissing: missingIncludes.forget,
    isReady: () => contentReachable(service, READY_MS),
    close: async () => void (await Promise.all([dealerService.close(), geocoding.close(), captcha.close()])),
  };
}

interface ContentAddress {
  /** Without trailing slash. */
  url: string;
  headers: Record<string, string>;
}

/**
 * Whether the content service's router answers; used by `/readyz`. Rejects when it cannot be reached, or after the
 * deadline.
 */
export async function contentReachable(
  { url, headers }: ContentAddress,
  deadlineMs: number,
): Promise<boolean> {
  const response = await fetch(`${url}/router/translate-path?path=/`, {
    headers,
    // A followed redirect would send the key to any host it names.
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  });
  await response.body?.cancel();
  return response.ok;
}
