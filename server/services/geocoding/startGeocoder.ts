import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { startGeocodingService } from '../../../demo/services/geocoding/startGeocodingService.ts';
import { createDataCache } from '../../cache/data/createDataCache.ts';
import type { Config } from '../../config/parseConfig.ts';
import { observeUpstream } from '../../observability/reportContent.ts';
import { currentRequest } from '../../observability/requestContext.ts';
import { createUpstream, type GuardedUpstream } from '../upstream/createUpstream.ts';
import { createGeocoder } from './createGeocoder.ts';
import type { Geocoder, PlaceUnknown } from './Geocoder.ts';

/** A visitor waits for suggestions while typing: later ones are useless. */
const DEADLINE_MS = 3000;

export interface RunningGeocoder {
  geocoder: Geocoder;
  upstream: GuardedUpstream;
  close(): Promise<void>;
}

/**
 * Starts the client of the configured geocoder, or of the embedded one on loopback. Its responses have a cache of
 * their own: visitors' input cannot evict content.
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

/** The embedded geocoder, and its secret. */
export async function startEmbeddedGeocoder(): Promise<{ url: string; key: string; close(): Promise<void> }> {
  const key = randomBytes(16).toString('hex');
  return { key, ...(await startGeocodingService(key)) };
}

const reportPlaces =
  (log: Logger) =>
  ({ reason, ...event }: PlaceUnknown): void =>
    (currentRequest()?.log ?? log).info(event, reason);
