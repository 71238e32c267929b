import type { Logger } from 'pino';
import type { DataCache } from './cache/DataCache.ts';
import { type RunningCaptcha, startCaptcha } from './captcha/startCaptcha.ts';
import type { Config } from './config.ts';
import type { Content } from './content/Content.ts';
import { createContent } from './content/createContent.ts';
import { contentReachable } from './contentReachable.ts';
import { createDealerService } from './dealers/createDealerService.ts';
import type { DealerService } from './dealers/DealerService.ts';
import type { FileSource } from './files/fetchFile.ts';
import type { Geocoder } from './geocoding/Geocoder.ts';
import { observeUpstream, reportContent } from './reportContent.ts';
import { requestIdHeader } from './requestContext.ts';
import type { RunningContent } from './startContent.ts';
import { startDealers } from './startDealers.ts';
import { startGeocoder } from './startGeocoder.ts';
import { createPatience } from './upstream/createPatience.ts';
import { startCircuit } from './upstream/startCircuit.ts';

/** A load balancer wants to know soon. */
const READY_MS = 2000;
/** A page whose service is dead is refused within two seconds. */
const SILENCE_MS = 1500;

/** The outside services that pages are made of, each behind its client. */
export interface RunningClients {
  content: Content;
  /** The content service as a source of pictures and films. */
  contentService: FileSource;
  dealers: DealerService;
  geocoder: Geocoder;
  captcha: RunningCaptcha;
  /** Whether pages can be made. Rejects when the content service is not there. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

interface StartClientsOptions {
  service: RunningContent;
  cache: DataCache;
  log: Logger;
}

/**
 * Starts the embedded services that stand in for unconfigured ones, and a client for each.
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
  const common = {
    deadlineMs: config.contentTimeoutMs,
    cache,
    report: reportContent(log),
    observe: observeUpstream(log),
    requestHeaders: requestIdHeader,
  };
  const { name, url, headers } = service;
  const circuit = startCircuit('content', log);
  return {
    content: createContent({ ...common, url, headers, circuit, patience: createPatience(SILENCE_MS) }),
    contentService: { name, url, headers, isResting: circuit.isResting },
    dealers: createDealerService({
      ...common,
      ...dealerService.access,
      circuit: startCircuit('dealers', log),
      patience: createPatience(SILENCE_MS),
    }),
    geocoder: geocoding.geocoder,
    captcha,
    isReady: () => contentReachable(service, READY_MS),
    close: async () => void (await Promise.all([dealerService.close(), geocoding.close(), captcha.close()])),
  };
}
