import { ConfigError, type Environment, httpUrl, wrong } from './environment.ts';

/** An outside tile server, which browsers ask by themselves. */
export interface TilesConfig {
  /** Template of a tile's address with `{z}`, `{x}` and `{y}`; `{s}` at the start of the host stands for a, b or c. */
  url: string;
  /** Whose map it is; plain text. */
  attribution: string;
  /** What a Content-Security-Policy calls its hosts. */
  source: string;
}

/** What the licence of OpenStreetMap asks for, whose data nearly every tile server draws. */
const ATTRIBUTION = '© OpenStreetMap contributors';
const SUBDOMAIN = 'any-of-a-b-c';

/** Reads TILES_URL and TILES_ATTRIBUTION; undefined means the embedded tiles. @throws ConfigError */
export function readTilesConfig(environment: Environment): TilesConfig | undefined {
  const template = environment.TILES_URL;
  const attribution = environment.TILES_ATTRIBUTION;
  if (!template) {
    if (!attribution) return undefined;
    throw new ConfigError('TILES_ATTRIBUTION is set, but must be left out as long as TILES_URL is not set.');
  }
  const url = httpUrl(template.replace('://{s}.', `://${SUBDOMAIN}.`));
  const complete = ['{z}', '{x}', '{y}'].every((part) => template.includes(part));
  // Braces in the host mean a placeholder where a policy cannot name it.
  if (!url || !complete || !/^[\w.-]+$/.test(url.hostname.replace(/^\[.*\]$/, 'v6'))) {
    const form =
      'an address with {z}, {x} and {y} in it, such as https://{s}.tile.example.com/{z}/{x}/{y}.png';
    throw wrong('TILES_URL', template, `${form}, without a user name`);
  }
  const source = url.origin.replace(`${SUBDOMAIN}.`, '*.');
  return { url: template, attribution: attribution || ATTRIBUTION, source };
}
