import type { Locale } from '../locales/locales.ts';
import type { DealerAccess } from './dealers/DealerAccess.ts';
import { type Environment, httpUrl, matching, oneOf, wholeNumber, wrong } from './environment.ts';
import type { FormSettings } from './leads/FormSettings.ts';
import { type LeadsConfig, readLeadsConfig } from './leads/readLeadsConfig.ts';
import { type LogFilesConfig, readLogFilesConfig } from './logs/LogFilesConfig.ts';
import { type CaptchaConfig, readCaptchaConfig } from './readCaptchaConfig.ts';
import { type ContentAccess, readContentAccess } from './readContentAccess.ts';
import { readDealerAccess } from './readDealerAccess.ts';
import { type ErrorReports, readErrorReports } from './readErrorReports.ts';
import { type GeocoderConfig, readGeocoderConfig } from './readGeocoderConfig.ts';
import { type Landing, readLanding } from './readLanding.ts';
import { readLeadChannels } from './readLeadChannels.ts';
import { readLocaleDomains } from './readLocaleDomains.ts';
import { type PageCacheConfig, readPageCacheConfig } from './readPageCacheConfig.ts';
import { readTilesConfig, type TilesConfig } from './readTilesConfig.ts';
import { readRedisUrl } from './redis/readRedisUrl.ts';

/** Log levels of pino, quietest last. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** What the server needs to know about where it runs; read once at boot, never from `process.env` elsewhere. */
export interface Config extends PageCacheConfig {
  production: boolean;
  port: number;
  host: string;
  /** Where block gallery, request inspector and metrics are; undefined means that there is none. */
  admin: { port: number; host: string } | undefined;
  /** Origin of the site for canonical addresses, without trailing slash; undefined means where it listens. */
  siteUrl: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Where the log is kept besides standard output; undefined means nowhere. */
  logFiles: LogFilesConfig | undefined;
  /** Where `/` leads; undefined when `/` is the home page itself. */
  landing: Landing | undefined;
  /** Language of `/` by host name, in lower case and without port; hosts that are not named have none. */
  localeDomains: ReadonlyMap<string, Locale>;
  /** Container of Google Tag Manager; undefined means that no tag manager is loaded. */
  gtmId: string | undefined;
  /** Domain script of the OneTrust consent banner; undefined means that no banner of theirs is loaded. */
  oneTrustId: string | undefined;
  /** The outside content service; undefined means the embedded one. The address has no trailing slash. */
  content: ContentAccess | undefined;
  /** Deadline of one call to the content service, the embedded one included. */
  contentTimeoutMs: number;
  /** The outside dealer service; undefined means the embedded one. */
  dealers: DealerAccess | undefined;
  /** The outside geocoder; undefined means the embedded one. */
  geocoder: GeocoderConfig | undefined;
  /** The outside tile server; undefined means the embedded tiles. */
  tiles: TilesConfig | undefined;
  /** Who keeps robots away from forms. */
  captcha: CaptchaConfig;
  leads: LeadsConfig;
  leadChannels: FormSettings['channels'];
  /** Who hears of errors; undefined means nobody. */
  errorReports: ErrorReports | undefined;
  cacheDirectory: string;
  /** How many proxies in front may be believed about the visitor's address. */
  trustProxy: number;
  /** Redis that processes share; undefined means that each is for itself. Secret: it may hold a password. */
  redisUrl: string | undefined;
  /** How many processes serve the site; one while developing. */
  workers: number;
}

/**
 * Reads and checks the environment. A variable that is empty counts as unset.
 *
 * | variable           | default                 | meaning                                                       |
 * | ------------------ | ----------------------- | ------------------------------------------------------------- |
 * | NODE_ENV           | development             | development or production (`npm start` sets production)       |
 * | PORT               | 3000                    | port of the site; 0 takes any free one                        |
 * | HOST               | 127.0.0.1               | address to listen on; 0.0.0.0 in production                   |
 * | ADMIN_PORT         | 3001                    | port of gallery, inspector and metrics; 0 takes any free one, off means none |
 * | ADMIN_HOST         | 127.0.0.1               | address they listen on                                        |
 * | SITE_URL           | http://localhost:PORT   | origin visitors see, such as https://www.example.com          |
 * | LOG_LEVEL          | info                    | trace, debug, info, warn, error, fatal or silent              |
 * | LOG_DIRECTORY      |                         | folder of log files; unset: standard output alone             |
 * | LOG_KEEP_DAYS      | 14                      | days until a log file is deleted                              |
 * | LOG_MEGABYTES      | 1000                    | how much they may hold together; the oldest go first          |
 * | LANDING_PATH       |                         | path of this site that `/` redirects to, such as /first-season |
 * | LANDING_STATUS     | 302                     | status of that redirect: 301, 302, 303, 307 or 308            |
 * | LOCALE_DOMAINS     |                         | language of `/` by host: www.example.fr=fr,www.example.de=de  |
 * | GTM_ID             |                         | container of Google Tag Manager, such as GTM-ABC123           |
 * | ONETRUST_ID        |                         | domain script of OneTrust: a uuid, with -test to try it       |
 * | CONTENT_URL        |                         | address of the content service; unset runs the embedded one   |
 * | CONTENT_KEY        |                         | key for the content service; secret                           |
 * | CONTENT_KEY_HEADER | api-key                 | request header that carries the key                           |
 * | CONTENT_TIMEOUT_MS | 5000                    | deadline of one call to the content service, in milliseconds  |
 * | DEALERS_URL        |                         | address of the dealer service; unset runs the embedded one    |
 * | DEALERS_TOKEN_URL  |                         | where it gives tokens; needed with DEALERS_URL, as the rest   |
 * | DEALERS_CLIENT_ID  |                         | who we are to it                                              |
 * | DEALERS_CLIENT_SECRET |                      | our secret                                                    |
 * | DEALERS_SCOPE      |                         | scope of the token                                            |
 * | DEALERS_SUBSCRIPTION_KEY |                   | key sent as Ocp-Apim-Subscription-Key; secret                 |
 * | GEOCODER_URL       |                         | address of a geocoder like Geoapify; unset: the embedded one  |
 * | GEOCODER_KEY       |                         | its key; secret                                               |
 * | TILES_URL          |                         | tiles as https://host/{z}/{x}/{y}.png; unset: the embedded ones |
 * | TILES_ATTRIBUTION  | OpenStreetMap's         | whose map it is, as plain text                                |
 * | LEAD_CHANNEL_CONTACT | Website contact       | what the CRM calls the ways a lead comes: requests            |
 * | LEAD_CHANNEL_BROCHURE | Website brochure     | brochures                                                     |
 * | LEAD_CHANNEL_EVENT | Website event           | events, where the editor names no channel                     |
 * | LEAD_CHANNEL_CHARTERS | Website charter      | requests to charter operators                                 |
 * | LEAD_CHANNEL_NEWSLETTER | Website newsletter | subscriptions                                                 |
 * | CAPTCHA_SITEKEY    |                         | Friendly Captcha's; unset: the embedded puzzle server         |
 * | CAPTCHA_SECRET     |                         | the API key that goes with it; secret                         |
 * | CAPTCHA_PUZZLE_URL | the provider's, EU      | where browsers get puzzles                                    |
 * | CAPTCHA_VERIFY_URL | the provider's, EU      | where solutions are verified                                  |
 * | CAPTCHA_EFFORT     | full                    | token: embedded puzzles keep nobody out, for tests alone      |
 * | DATABASE_URL       |                         | PostgreSQL that keeps leads; unset: a SQLite file             |
 * | LEADS_DIRECTORY    | .data                   | folder of that file, leads.db                                 |
 * | LEADS_URL          |                         | where leads are POSTed; unset: an embedded sink               |
 * | LEADS_KEY          |                         | sent to it as `Authorization: Bearer …`; secret               |
 * | LEADS_KEEP_DAYS    | 30                      | days until a delivered lead is erased                         |
 * | DEPLOYMENT         | dev                     | dev, preprod or prod; errors are reported from the last two   |
 * | SENTRY_DSN         |                         | error-reporting service; unset: none                          |
 * | CACHE_DIRECTORY    | .cache                  | where resized pictures and tiles are kept; made when needed   |
 * | PAGE_CACHE_MEGABYTES | 64                    | memory for kept pages; 0 keeps none, as while developing      |
 * | WARM_UP            | on                      | off: pages are not made ahead; never while developing         |
 * | CONTENT_HOOK_SECRET |                        | opens POST /hooks/purge to whoever shows it; secret           |
 * | TRUST_PROXY        | 0                       | number of proxies in front of the server                      |
 * | REDIS_URL          |                         | Redis that processes share, as redis://host:6379; unset: none |
 * | WEB_CONCURRENCY    | 1                       | processes that serve the site, in production                  |
 *
 * @throws ConfigError for the first variable that is wrong.
 */
export function readConfig(environment: Environment): Config {
  const production =
    oneOf(environment, 'NODE_ENV', ['development', 'production'], 'development') === 'production';
  return {
    production,
    port: wholeNumber(environment, 'PORT', { from: 0, to: 65_535, otherwise: 3000 }),
    host: hostName(environment, 'HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    admin: admin(environment),
    siteUrl: siteUrl(environment),
    logLevel: oneOf(environment, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    logFiles: readLogFilesConfig(environment),
    landing: readLanding(environment),
    localeDomains: readLocaleDomains(environment),
    gtmId: matching(environment, 'GTM_ID', /^GTM-[A-Z0-9]+$/, 'the id of a container, such as GTM-ABC123'),
    oneTrustId: matching(environment, 'ONETRUST_ID', /^[\w-]+$/, 'the id of a domain script of OneTrust'),
    content: readContentAccess(environment),
    contentTimeoutMs: wholeNumber(environment, 'CONTENT_TIMEOUT_MS', {
      from: 1,
      to: 60_000,
      otherwise: 5000,
    }),
    dealers: readDealerAccess(environment),
    geocoder: readGeocoderConfig(environment),
    tiles: readTilesConfig(environment),
    captcha: readCaptchaConfig(environment),
    leads: readLeadsConfig(environment),
    leadChannels: readLeadChannels(environment),
    errorReports: readErrorReports(environment),
    cacheDirectory: environment.CACHE_DIRECTORY || '.cache',
    ...readPageCacheConfig(environment, production),
    trustProxy: wholeNumber(environment, 'TRUST_PROXY', { from: 0, to: 10, otherwise: 0 }),
    redisUrl: readRedisUrl(environment),
    workers: workers(environment, production),
  };
}

function workers(environment: Environment, production: boolean): number {
  const wanted = wholeNumber(environment, 'WEB_CONCURRENCY', { from: 1, to: 64, otherwise: 1 });
  return production ? wanted : 1;
}

function hostName(environment: Environment, name: string): string | undefined {
  return matching(environment, name, /^[\w.:-]+$/, 'an IP address or a host name');
}

function admin(environment: Environment): Config['admin'] {
  const host = hostName(environment, 'ADMIN_HOST') ?? '127.0.0.1';
  if (environment.ADMIN_PORT === 'off') return undefined;
  return { port: wholeNumber(environment, 'ADMIN_PORT', { from: 0, to: 65_535, otherwise: 3001 }), host };
}

function siteUrl(environment: Environment): string | undefined {
  const value = environment.SITE_URL;
  if (!value) return undefined;
  const url = httpUrl(value);
  if (!url || url.href !== `${url.origin}/`) {
    throw wrong('SITE_URL', value, 'an http or https origin without a path, such as https://www.example.com');
  }
  return url.origin;
}
