import { ConfigError, type Environment, serviceUrl } from './environment.ts';

/** An outside geocoder: its address without trailing slash, and its secret when it has one. */
export interface GeocoderConfig {
  url: string;
  key: string | undefined;
}

/** Reads GEOCODER_URL and GEOCODER_KEY; undefined means the embedded geocoder. @throws ConfigError */
export function readGeocoderConfig(environment: Environment): GeocoderConfig | undefined {
  const value = environment.GEOCODER_URL;
  const key = environment.GEOCODER_KEY || undefined;
  if (!value) {
    if (!key) return undefined;
    throw new ConfigError('GEOCODER_KEY is set, but must be left out as long as GEOCODER_URL is not set.');
  }
  return { url: serviceUrl('GEOCODER_URL', value), key };
}
