import { dirname } from 'node:path';
import type { Locale } from '../../locales/locales.ts';
import type { Brand } from '../../schemas/brand.ts';
import { toTelemetry } from '../observability/telemetry/toTelemetry.ts';
import type { PreviewAccess } from '../preview/previewSession.ts';
import type { CaptchaConfig } from '../services/captcha/CaptchaConfig.ts';
import type { DealerAccess } from '../services/dealers/DealerAccess.ts';
import { checkEnvironment, type Environment } from './checkEnvironment.ts';
import type { EnvironmentVariables } from './environmentSchema.ts';
import { loadBrand, refuseAmbiguousBrands, toVariablePrefix } from './loadBrand.ts';
import { toAdmin } from './toAdmin.ts';

/** Configuration of the server; parsed once at start. No other module reads `process.env`. */
export interface Config extends ReturnType<typeof parseBrandConfig> {
  /** The same for further brands on this server, which requests choose by their host. */
  others: readonly Config[];
}

/**
 * Parses the environment described by `environmentSchema`. Services that are undefined are the embedded ones.
 *
 * Further brands share it, but for variables that begin with their name: `TERNBY_CONTENT_URL`.
 * @throws ConfigError
 */
export function parseConfig(environment: Environment): Config {
  const [first = '', ...others] = checkEnvironment(environment)
    .BRAND_FILE.split(',')
    .map((file) => file.trim());
  const config = parseBrandConfig(environment, first);
  const further = others.map((file) => parseBrandConfig(environment, file));
  if (further.length > 0) refuseAmbiguousBrands([config.brand, ...further.map(({ brand }) => brand)]);
  return { ...config, others: further.map((other) => ({ ...other, others: [] })) };
}

/** The environment as one brand sees it: its own variables in place of those of all. */
function withOwnVariables(environment: Environment, brand: Brand): Environment {
  const prefix = toVariablePrefix(brand);
  const own = Object.entries(environment)
    .filter(([name, value]) => name.startsWith(prefix) && value)
    .map(([name, value]) => [name.slice(prefix.length), value]);
  return { ...environment, ...Object.fromEntries(own) };
}

/** @param brandFile relative to the working directory. */
function parseBrandConfig(environment: Environment, brandFile: string) {
  const brand = loadBrand(brandFile);
  const variables = checkEnvironment(withOwnVariables(environment, brand));
  const production = variables.NODE_ENV === 'production';
  const { GEOCODER_URL, LEADS_URL, LOG_DIRECTORY } = variables;
  return {
    production,
    port: variables.PORT,
    host: variables.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    /** Port of block gallery, request inspector and metrics. */
    admin: toAdmin(variables),
    /** Without trailing slash; default: where the site listens. */
    siteUrl: variables.SITE_URL && new URL(variables.SITE_URL).origin,
    trustProxy: variables.TRUST_PROXY,
    maxConnections: variables.MAX_CONNECTIONS,
    maxConnectionsPerAddress: variables.MAX_CONNECTIONS_PER_ADDRESS,
    workers: production ? variables.WEB_CONCURRENCY : 1,
    brand,
    /** Folder of the brand's file, with what else it brings: `public`, `content`, `media`, `dealers.json`. */
    brandFolder: dirname(brandFile),
    landing: toLanding(variables),
    localeDomains: toLocaleDomains(variables.LOCALE_DOMAINS),
    gtmId: variables.GTM_ID,
    oneTrustId: variables.ONETRUST_ID,
    content: toContent(variables),
    preview: toPreview(variables),
    cdnTagHeader: variables.CDN_TAG_HEADER,
    contentBudgetMs: variables.CONTENT_BUDGET_MS,
    contentTimeoutMs: variables.CONTENT_TIMEOUT_MS,
    contentHookSecret: variables.CONTENT_HOOK_SECRET,
    dealers: toDealers(variables),
    geocoder: GEOCODER_URL ? { url: toServiceUrl(GEOCODER_URL), key: variables.GEOCODER_KEY } : undefined,
    tiles: toTiles(variables),
    captcha: toCaptcha(variables),
    leads: {
      /** Undefined means a SQLite file in `directory`. */
      databaseUrl: variables.DATABASE_URL,
      directory: variables.LEADS_DIRECTORY,
      crm: LEADS_URL ? { url: new URL(LEADS_URL).href, key: variables.LEADS_KEY } : undefined,
      keepDays: variables.LEADS_KEEP_DAYS,
    },
    leadChannels: {
      contact: variables.LEAD_CHANNEL_CONTACT,
      brochure: variables.LEAD_CHANNEL_BROCHURE,
      event: variables.LEAD_CHANNEL_EVENT,
      charters: variables.LEAD_CHANNEL_CHARTERS,
      newsletter: variables.LEAD_CHANNEL_NEWSLETTER,
      seaTrial: variables.LEAD_CHANNEL_SEA_TRIAL,
    },
    historyDirectory: variables.HISTORY_DIRECTORY,
    cacheDirectory: variables.CACHE_DIRECTORY,
    cacheMegabytes: variables.CACHE_MEGABYTES,
    pictureEffort: variables.PICTURE_EFFORT,
    /** Not in development, where code changes. */
    pageCacheMegabytes: variables.PAGE_CACHE_MEGABYTES ?? (production ? 64 : 0),
    uncachedPagesPerMinute: variables.UNCACHED_PAGES_PER_MINUTE,
    warmUp: production && variables.WARM_UP === 'on',
    redisUrl: variables.REDIS_URL,
    securityContact: variables.SECURITY_CONTACT,
    logLevel: variables.LOG_LEVEL,
    logFormat: variables.LOG_FORMAT ?? (production ? ('json' as const) : ('detailed' as const)),
    logFiles: LOG_DIRECTORY
      ? { directory: LOG_DIRECTORY, keepDays: variables.LOG_KEEP_DAYS, maxMegabytes: variables.LOG_MEGABYTES }
      : undefined,
    errorReports: toErrorReports(variables),
    telemetry: toTelemetry(variables),
    /** Address of a trace in the tool that shows it, with `{traceId}` in it. */
    traceUrl: variables.TRACE_URL,
  };
}

/** Without trailing slash: paths are appended. */
const toServiceUrl = (url: string): string => new URL(url).href.replace(/\/+$/, '');

/** Redirect of `/`; undefined when it is the home page itself. */
function toLanding({ LANDING_PATH, LANDING_STATUS }: EnvironmentVariables) {
  if (!LANDING_PATH) return undefined;
  const { pathname, search, hash } = new URL(LANDING_PATH, 'http://site.invalid');
  return { path: `${pathname}${search}${hash}`, status: LANDING_STATUS };
}

/** Language of `/` by host name, in lower case and without port. */
function toLocaleDomains(list = ''): ReadonlyMap<string, Locale> {
  return new Map(
    [...list.matchAll(/([^\s,=]+)=(\w+)/g)].map(([, host = '', locale]) => [
      host.toLowerCase(),
      locale as Locale,
    ]),
  );
}

/** `name` is the key of its answers in the cache. */
function toContent({ CONTENT_URL, CONTENT_KEY, CONTENT_KEY_HEADER }: EnvironmentVariables) {
  if (!CONTENT_URL) return undefined;
  const url = toServiceUrl(CONTENT_URL);
  const headers: Record<string, string> = CONTENT_KEY ? { [CONTENT_KEY_HEADER]: CONTENT_KEY } : {};
  return { name: url, url, headers };
}

/** Access of previews to drafts; undefined: there are none. */
function toPreview(variables: EnvironmentVariables): PreviewAccess | undefined {
  const { PREVIEW_CLIENT_ID: clientId, PREVIEW_CLIENT_SECRET: clientSecret, CONTENT_URL } = variables;
  if (!clientId || !clientSecret || !CONTENT_URL) return undefined;
  const editorOrigin = new URL(variables.CONTENT_EDITOR_ORIGIN ?? CONTENT_URL).origin;
  return { clientId, clientSecret, scope: variables.PREVIEW_SCOPE, editorOrigin };
}

function toDealers(variables: EnvironmentVariables): DealerAccess | undefined {
  // All six are set, or none.
  const given = variables as Required<EnvironmentVariables>;
  return variables.DEALERS_URL
    ? {
        url: toServiceUrl(given.DEALERS_URL),
        tokenUrl: new URL(given.DEALERS_TOKEN_URL).href,
        clientId: given.DEALERS_CLIENT_ID,
        clientSecret: given.DEALERS_CLIENT_SECRET,
        scope: given.DEALERS_SCOPE,
        subscriptionKey: given.DEALERS_SUBSCRIPTION_KEY,
      }
    : undefined;
}

/** An external tile server; `source` is its host in the Content-Security-Policy. */
function toTiles({ TILES_URL: url, TILES_ATTRIBUTION: attribution }: EnvironmentVariables) {
  if (!url) return undefined;
  const subdomain = 'any-of-a-b-c';
  const { origin } = new URL(url.replace('://{s}.', `://${subdomain}.`));
  return { url, attribution, source: origin.replace(`${subdomain}.`, '*.') };
}

function toCaptcha(variables: EnvironmentVariables): CaptchaConfig {
  const { CAPTCHA_SITEKEY: sitekey, CAPTCHA_SECRET: secret } = variables;
  const { CAPTCHA_EFFORT: effort, CAPTCHA_SIGNING_SECRET: signingSecret } = variables;
  if (!sitekey || !secret) return { embedded: true, effort, signingSecret };
  const { href: puzzleUrl, origin: source } = new URL(variables.CAPTCHA_PUZZLE_URL);
  const { href: verifyUrl } = new URL(variables.CAPTCHA_VERIFY_URL);
  return { embedded: false, sitekey, secret, puzzleUrl, verifyUrl, source };
}

/** Undefined: errors are not reported. */
function toErrorReports({ SENTRY_DSN: dsn, DEPLOYMENT: environment }: EnvironmentVariables) {
  return dsn && environment !== 'dev' ? { dsn, environment } : undefined;
}
