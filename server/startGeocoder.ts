import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createDataCache } from './cache/data/createDataCache.ts';
import type { Config } from './config/readConfig.ts';
import { startGeocodingService } from './embedded/geocoding/startGeocodingService.ts';
import { createGeocoder } from './geocoding/createGeocoder.ts';
import type { Geocoder, PlaceUnknown } from './geocoding/Geocoder.ts';
import { observeUpstream } from './reportContent.ts';
import { currentRequest } from './requestContext.ts';
import { createUpstream, type GuardedUpstream } from './upstream/createUpstream.ts';

/** A visitor waits for suggestions while typing: after this, none are better. */
const DEADLINE_MS = 3000;

export interface RunningGeocoder {
  geocoder: Geocoder;
  upstream: GuardedUpstream;
  close(): Promise<void>;
}

/**
 * The configured geocoder, or the embedded one on loopback: the same client talks to either over HTTP. It keeps its
 * answers by themselves: whatever visitors type, it pushes no page out of the cache of content.
 */
export async function startGeocoder(
  config: Pick<Config, 'geocoder'>,
  { log }: { log: Logger },
): Promise<RunningGeocoder> {
  const service = config.geocoder
    ? { ...config.geocoder, close: async () => {} }
    : await startEmbeddedGeocoder();
  const upstream = createUpstream({
    service: 'geocoder',
    deadlineMs: DEADLINE_MS,
    observe: observeUpstream(log),
    log,
  });
  const geocoder = createGeocoder({
    url: service.url,
    key: service.key,
    cache: createDataCache(),
    report: reportPlaces(log),
    upstream,
  });
  return { geocoder, upstream, close: service.close };
}

/** The geocoder that comes with the site, and its secret. */
export async function startEmbeddedGeocoder(): Promise<{ url: string; key: string; close(): Promise<void> }> {
  const key = randomBytes(16).toString('hex');
  return { key, ...(await startGeocodingService(key)) };
}

const reportPlaces =
  (log: Logger) =>
  ({ reason, ...event }: PlaceUnknown): void =>
    (currentRequest()?.log ?? log).info(event, reason);
