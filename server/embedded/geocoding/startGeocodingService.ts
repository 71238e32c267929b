import { type LoopbackService, serveOnLoopback } from '../serveOnLoopback.ts';
import { geocodingListener } from './geocodingListener.ts';

/** Starts a geocoder of countries on a free port of the loopback that answers like Geoapify. @param key for `apiKey`. */
export function startGeocodingService(key: string): Promise<LoopbackService> {
  return serveOnLoopback(geocodingListener(key));
}
