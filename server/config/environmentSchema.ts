import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const count = { type: 'integer', minimum: 0 } as const;
const number = { type: 'integer', minimum: 1 } as const;
const port = { ...count, maximum: 65_535 } as const;
const connections = { type: 'integer', maximum: 1_000_000 } as const;
const days = { ...number, maximum: 3650 } as const;
const text = { type: 'string' } as const;
const path = { ...text, format: 'path' } as const;
const host = { ...text, format: 'host' } as const;
const serviceUrl = { ...text, format: 'service-url' } as const;
const requestUrl = { ...text, format: 'request-url' } as const;
const captchaUrl = { ...text, format: 'captcha-url' } as const;
const channel = { ...text, format: 'short-name' } as const;
const secret = { ...text, writeOnly: true } as const;
const milliseconds = { ...number, maximum: 3_600_000 } as const;
const exported = { ...text, enum: ['otlp', 'none'], default: 'otlp' } as const;
const queue = { ...number, maximum: 1_000_000 } as const;
const headerSecret = { ...secret, format: 'header-value' } as const;

/**
 * Every variable of the environment, by area; docs/configuration.md is generated from this. A `writeOnly` variable is
 * a secret.
 */
export const environmentAreas = {
  Server: {
    NODE_ENV: {
      ...text,
      enum: ['development', 'production'],
      default: 'development',
      description: '`production` serves what is built; `npm start` sets it',
    },
    PORT: { ...port, default: 3000, description: 'port of the site; 0 takes any free one' },
    HOST: {
      ...host,
      description: 'address to listen on; unset: `0.0.0.0` in production, `127.0.0.1` in development',
    },
    SITE_URL: {
      ...text,
      format: 'origin',
      description: 'origin visitors see, in canonical addresses and previews; unset: `http://localhost:PORT`',
    },
    ADMIN_PORT: {
      anyOf: [port, { const: 'off' }],
      default: 3001,
      description: 'port of block gallery, request inspector and metrics; 0 any free one, `off` none',
    },
    ADMIN_HOST: { ...host, default: '127.0.0.1', description: 'address they listen on' },
    ADMIN_AUTH: {
      ...text,
      enum: ['oidc', 'proxy'],
      description:
        'how colleagues sign in: at an OpenID provider, or at a proxy in front: [Letting colleagues in](operate.md#letting-colleagues-in); unset: nobody has to',
    },
    ADMIN_URL: {
      ...text,
      format: 'safe-origin',
      description: 'origin at which colleagues open the admin port',
    },
    ADMIN_OIDC_ISSUER: { ...text, format: 'safe-url', description: 'address of the OpenID provider' },
    ADMIN_OIDC_CLIENT_ID: { ...text, description: 'the client that is registered there' },
    ADMIN_OIDC_CLIENT_SECRET: { ...secret, description: 'its secret' },
    ADMIN_OIDC_SCOPE: { ...text, default: 'openid profile email', description: 'what is asked of it' },
    ADMIN_ROLES_CLAIM: {
      ...text,
      default: 'roles',
      description: 'claim with the roles; dots lead into objects, as in `realm_access.roles`',
    },
    ADMIN_ROLES: {
      ...text,
      format: 'admin-roles',
      default: 'support=support,editor=editor,modeler=modeler',
      description: 'which value of the claim or header means which role, as `value=role,…`',
    },
    ADMIN_CONTACT: {
      ...text,
      description:
        'who gives colleagues their roles, such as `the web team, web@example.com`; named on pages that are not for a role',
    },
    ADMIN_PROXY_SECRET: {
      ...secret,
      format: 'guarding-secret',
      description: 'what the proxy sends as `X-Admin-Proxy-Secret`, so that nobody else says who asks',
    },
    ADMIN_USER_HEADER: {
      ...text,
      format: 'header-name',
      default: 'X-Forwarded-User',
      description: 'header in which the proxy names the colleague',
    },
    ADMIN_ROLES_HEADER: {
      ...text,
      format: 'header-name',
      default: 'X-Forwarded-Groups',
      description: 'header with the roles, separated by commas or spaces',
    },
    METRICS_KEY: {
      ...secret,
      format: 'guarding-secret',
      description: 'opens `/metrics` as a bearer token where colleagues have to sign in',
    },
    TRUST_PROXY: {
      ...count,
      maximum: 10,
      default: 0,
      description: 'number of proxies in front of the server',
    },
    MAX_CONNECTIONS: {
      ...connections,
      minimum: 1,
      description: 'connections of one process; unset: half the files it may open, at most 4,000',
    },
    MAX_CONNECTIONS_PER_ADDRESS: {
      ...connections,
      minimum: 0,
      description:
        'of one address (IPv6: of a /56); 0: any number, as with `TRUST_PROXY`; unset: a quarter of all',
    },
    WEB_CONCURRENCY: {
      ...number,
      maximum: 64,
      default: 1,
      description: 'processes that serve the site; always 1 in development',
    },
  },
  'Brand, home and consent': {
    BRAND_FILE: {
      ...path,
      format: 'paths',
      default: 'demo/brand.json',
      description:
        'whose site it is, as JSON: [The brand](operate.md#the-brand); more than one, separated by commas, are served by host',
    },
    LANDING_PATH: {
      ...text,
      format: 'site-path',
      description: 'where `/` redirects to, such as `/first-season`; unset: `/` is the home page',
    },
    LANDING_STATUS: {
      type: 'integer',
      enum: [301, 302, 303, 307, 308],
      default: 302,
      description: 'status of that redirect',
    },
    CDN_TAG_HEADER: {
      ...text,
      enum: ['Surrogate-Key', 'Cache-Tag', 'Edge-Cache-Tag'],
      description: 'header in which a CDN gets the cache tags of a page; unset: none',
    },
    LOCALE_DOMAINS: {
      ...text,
      format: 'host-languages',
      description: 'language of `/` by host name; hosts that are not named have none',
    },
    GTM_ID: { ...text, format: 'gtm-id', description: 'container of Google Tag Manager; unset: none' },
    ONETRUST_ID: {
      ...text,
      format: 'onetrust-id',
      description: 'consent banner of OneTrust, a uuid, with `-test` to try it; unset: our own banner',
    },
  },
  'Content service': {
    CONTENT_URL: {
      ...serviceUrl,
      description: 'address of a Drupal as in [content-model.md](content-model.md); unset: the demo content',
    },
    CONTENT_KEY: { ...headerSecret, description: 'its key' },
    CONTENT_KEY_HEADER: {
      ...text,
      format: 'header-name',
      default: 'api-key',
      description: 'request header that carries the key',
    },
    CONTENT_BUDGET_MS: {
      type: 'integer',
      minimum: 100,
      maximum: 60_000,
      default: 1500,
      description:
        'how long a visitor waits for a new page where there is an old one, or for a service that does not answer (ms)',
    },
    CONTENT_TIMEOUT_MS: {
      ...number,
      maximum: 60_000,
      default: 5000,
      description: 'deadline of one call (ms)',
    },
    PREVIEW_CLIENT_ID: {
      ...text,
      description: 'OAuth client that may read drafts: [Previews](editors.md#previews); unset: no previews',
    },
    PREVIEW_CLIENT_SECRET: { ...secret, description: 'its secret' },
    PREVIEW_SCOPE: { ...text, description: 'scope of its tokens; unset: all that the client may have' },
    CONTENT_EDITOR_ORIGIN: {
      ...text,
      format: 'origin',
      description:
        'origin at which editors use the CMS, which may frame previews; unset: that of `CONTENT_URL`',
    },
    CONTENT_HOOK_SECRET: {
      ...secret,
      format: 'guarding-secret',
      description: 'opens `POST /hooks/purge` to whoever shows it; unset: nobody may purge',
    },
  },
  'Dealers and maps': {
    DEALERS_URL: { ...serviceUrl, description: 'address of the dealer service; unset: the demo dealers' },
    DEALERS_TOKEN_URL: {
      ...requestUrl,
      description: 'where it gives tokens; all six `DEALERS_…` are needed, or none',
    },
    DEALERS_CLIENT_ID: { ...text, description: 'the client that asks for tokens' },
    DEALERS_CLIENT_SECRET: { ...secret, description: 'its secret' },
    DEALERS_SCOPE: { ...text, description: 'scope of the token' },
    DEALERS_SUBSCRIPTION_KEY: { ...headerSecret, description: 'key sent as `Ocp-Apim-Subscription-Key`' },
    GEOCODER_URL: { ...serviceUrl, description: 'geocoder like Geoapify; unset: the embedded one' },
    GEOCODER_KEY: { ...secret, description: 'its key' },
    TILES_URL: {
      ...text,
      format: 'tiles-url',
      description: 'tiles of maps, which browsers fetch themselves; unset: drawn by this site',
    },
    TILES_ATTRIBUTION: {
      ...text,
      default: '© OpenStreetMap contributors',
      description:
        'whose map it is; nearly every tile server draws data of OpenStreetMap, which asks for this',
    },
  },
  'Forms and leads': {
    CAPTCHA_SITEKEY: {
      ...text,
      format: 'sitekey',
      description: 'application at Friendly Captcha (v1); unset: the embedded puzzle server',
    },
    CAPTCHA_SECRET: { ...secret, description: 'the API key that goes with it' },
    CAPTCHA_PUZZLE_URL: {
      ...captchaUrl,
      default: 'https://eu-api.friendlycaptcha.eu/api/v1/puzzle',
      description: 'where browsers get puzzles',
    },
    CAPTCHA_VERIFY_URL: {
      ...captchaUrl,
      default: 'https://eu-api.friendlycaptcha.eu/api/v1/siteverify',
      description: 'where solutions are verified',
    },
    CAPTCHA_SIGNING_SECRET: {
      ...secret,
      format: 'guarding-secret',
      description:
        'signs embedded puzzles, so that other processes and the next release accept them: the same in each; unset: a random one',
    },
    CAPTCHA_EFFORT: {
      ...text,
      enum: ['full', 'token'],
      default: 'full',
      description: '`token`: embedded puzzles keep nobody out, for tests alone',
    },
    DATABASE_URL: {
      ...secret,
      format: 'postgres-url',
      description: 'PostgreSQL that keeps leads; unset: a SQLite file',
    },
    LEADS_DIRECTORY: {
      ...path,
      default: '.data',
      description: 'folder of that file, `leads.db`; made when needed',
    },
    LEADS_URL: { ...requestUrl, description: 'where leads are POSTed; unset: an embedded sink' },
    LEADS_KEY: { ...headerSecret, description: 'sent to it as `Authorization: Bearer …`' },
    LEADS_KEEP_DAYS: {
      ...days,
      default: 30,
      description: 'days until a delivered lead is erased; a dead one after twice as many',
    },
    LEAD_CHANNEL_CONTACT: {
      ...channel,
      default: 'Website contact',
      description: 'what the CRM calls the channel of requests to the yard',
    },
    LEAD_CHANNEL_BROCHURE: { ...channel, default: 'Website brochure', description: 'of orders of brochures' },
    LEAD_CHANNEL_EVENT: {
      ...channel,
      default: 'Website event',
      description: 'of registrations for events, where the editor names no channel',
    },
    LEAD_CHANNEL_CHARTERS: {
      ...channel,
      default: 'Website charter',
      description: 'of requests to charter operators',
    },
    LEAD_CHANNEL_NEWSLETTER: { ...channel, default: 'Website newsletter', description: 'of subscriptions' },
    LEAD_CHANNEL_SEA_TRIAL: {
      ...channel,
      default: 'Website sea trial',
      description: 'of requests for a sea trial',
    },
  },
  Caches: {
    CACHE_DIRECTORY: {
      ...path,
      default: '.cache',
      description: 'folder of resized pictures, films, documents and tiles; made when needed',
    },
    CACHE_MEGABYTES: {
      type: 'integer',
      minimum: 50,
      maximum: 10_000_000,
      default: 2000,
      description: 'how much they may take together; what was not used for longest goes first',
    },
    PICTURE_EFFORT: {
      ...text,
      enum: ['full', 'fast'],
      default: 'full',
      description:
        '`fast`: pictures are made in a fifth of the time and weigh more, for tests and development',
    },
    PAGE_CACHE_MEGABYTES: {
      ...count,
      maximum: 4096,
      description:
        'memory for cached pages, some 20 kB each; 0 caches none; unset: 64 in production, 0 in development',
    },
    UNCACHED_PAGES_PER_MINUTE: {
      ...count,
      maximum: 100_000,
      default: 300,
      description: 'pages made anew for one address; 0 sets no bound',
    },
    WARM_UP: {
      ...text,
      enum: ['on', 'off'],
      default: 'on',
      description:
        '`off`: pages and the pictures of their first screens are not made ahead after the start; never in development',
    },
    REDIS_URL: {
      ...secret,
      format: 'redis-url',
      description: 'Redis that processes share; unset: each is for itself',
    },
  },
  'Log and error reports': {
    SECURITY_CONTACT: {
      ...text,
      pattern: '^(mailto:[^@ ]+@[^@ ]+|https://[^ ]+)$',
      description:
        '`mailto:` or `https:` address in `/.well-known/security.txt`; unset: the email of the brand’s contact',
    },
    LOG_LEVEL: {
      ...text,
      enum: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      default: 'info',
      description: 'least level of the log on standard output',
    },
    LOG_FORMAT: {
      ...text,
      enum: ['json', 'brief', 'detailed'],
      description:
        'standard output: JSON lines (default in production), one short line each without requests (default of `npm start`), all fields (default in development)',
    },
    LOG_DIRECTORY: {
      ...path,
      description:
        'folder of log files, made when needed; unset: standard output alone; `npm start` sets `.data/logs`',
    },
    HISTORY_DIRECTORY: {
      ...path,
      description:
        'folder of `history.db`, the figures and problems of nine days for the admin port; unset: in memory; `npm start` sets that of `LEADS_DIRECTORY`',
    },
    LOG_KEEP_DAYS: { ...days, default: 14, description: 'days until a log file is deleted' },
    LOG_MEGABYTES: {
      type: 'integer',
      minimum: 10,
      maximum: 1_000_000,
      default: 1000,
      description: 'how much they may hold together; the oldest go first',
    },
    DEPLOYMENT: {
      ...text,
      enum: ['dev', 'preprod', 'prod'],
      default: 'dev',
      description: 'errors are reported from `preprod` and `prod` alone',
    },
    SENTRY_DSN: { ...secret, format: 'sentry-dsn', description: 'error-reporting service; unset: none' },
  },
  OpenTelemetry: {
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      ...serviceUrl,
      description:
        'receiver of OTLP over HTTP, such as `http://localhost:4318`: [OpenTelemetry](operate.md#opentelemetry); unset: nothing is sent, or loaded',
    },
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
      ...requestUrl,
      description: 'full address for traces, where it is another one',
    },
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: { ...requestUrl, description: 'for metrics' },
    OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: { ...requestUrl, description: 'for logs' },
    OTEL_EXPORTER_OTLP_HEADERS: {
      ...secret,
      format: 'pairs',
      description: 'headers of each request to it, as `name=value,…`, such as a key',
    },
    OTEL_EXPORTER_OTLP_PROTOCOL: {
      ...text,
      enum: ['http/protobuf', 'http/json'],
      default: 'http/protobuf',
      description: 'encoding; gRPC is not spoken',
    },
    OTEL_EXPORTER_OTLP_COMPRESSION: {
      ...text,
      enum: ['none', 'gzip'],
      default: 'none',
      description: 'compression of these requests',
    },
    OTEL_EXPORTER_OTLP_TIMEOUT: {
      ...milliseconds,
      default: 10_000,
      description: 'deadline of one of them (ms)',
    },
    OTEL_SDK_DISABLED: {
      ...text,
      enum: ['true', 'false'],
      default: 'false',
      description: '`true` turns all of it off',
    },
    OTEL_TRACES_EXPORTER: { ...exported, description: '`none`: no traces' },
    OTEL_METRICS_EXPORTER: { ...exported, description: '`none`: no metrics' },
    OTEL_LOGS_EXPORTER: { ...exported, description: '`none`: no logs' },
    OTEL_SERVICE_NAME: { ...text, default: 'bridgedeck', description: 'name of this service' },
    OTEL_RESOURCE_ATTRIBUTES: {
      ...text,
      format: 'pairs',
      description: 'further attributes of all that is sent, as `name=value,…`',
    },
    OTEL_TRACES_SAMPLER: {
      ...text,
      enum: [
        'always_on',
        'always_off',
        'traceidratio',
        'parentbased_always_on',
        'parentbased_always_off',
        'parentbased_traceidratio',
      ],
      default: 'parentbased_always_on',
      description:
        'which traces are kept; `parentbased_…` does as the `traceparent` of a request says, if it has one',
    },
    OTEL_TRACES_SAMPLER_ARG: {
      ...text,
      format: 'ratio',
      default: '1',
      description: 'share kept by `…traceidratio`, from 0 to 1',
    },
    OTEL_BSP_MAX_QUEUE_SIZE: {
      ...queue,
      default: 2048,
      description: 'spans that may wait; further ones are dropped',
    },
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: { ...queue, default: 512, description: 'spans sent at once' },
    OTEL_BSP_SCHEDULE_DELAY: {
      ...milliseconds,
      default: 5000,
      description: 'how long they wait at most (ms)',
    },
    OTEL_BLRP_MAX_QUEUE_SIZE: {
      ...queue,
      default: 2048,
      description: 'lines of the log that may wait; further ones are dropped',
    },
    OTEL_BLRP_MAX_EXPORT_BATCH_SIZE: { ...queue, default: 512, description: 'lines sent at once' },
    OTEL_BLRP_SCHEDULE_DELAY: {
      ...milliseconds,
      default: 1000,
      description: 'how long they wait at most (ms)',
    },
    OTEL_METRIC_EXPORT_INTERVAL: {
      ...milliseconds,
      default: 60_000,
      description: 'how often metrics are sent (ms)',
    },
    TRACE_URL: {
      ...text,
      format: 'trace-url',
      description:
        'address of a trace in the tool that shows it, with `{traceId}` in it; the request inspector links there',
    },
  },
} as const;

const dealerVariables = Object.keys(environmentAreas['Dealers and maps']).filter((name) =>
  /^DEALERS_/.test(name),
);

/** What a way to sign in cannot be without. */
const requiredWith = (auth: string, names: readonly string[]) =>
  ({
    if: { required: ['ADMIN_AUTH'], properties: { ADMIN_AUTH: { const: auth } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: names },
  }) as const;

/** The environment with parsed numbers; an empty variable counts as unset. */
export const environmentSchema = {
  type: 'object',
  properties: {
    ...environmentAreas.Server,
    ...environmentAreas['Brand, home and consent'],
    ...environmentAreas['Content service'],
    ...environmentAreas['Dealers and maps'],
    ...environmentAreas['Forms and leads'],
    ...environmentAreas.Caches,
    ...environmentAreas['Log and error reports'],
    ...environmentAreas.OpenTelemetry,
  },
  dependencies: {
    CONTENT_KEY: ['CONTENT_URL'],
    PREVIEW_CLIENT_ID: ['CONTENT_URL', 'PREVIEW_CLIENT_SECRET'],
    PREVIEW_CLIENT_SECRET: ['PREVIEW_CLIENT_ID'],
    PREVIEW_SCOPE: ['PREVIEW_CLIENT_ID'],
    CONTENT_EDITOR_ORIGIN: ['CONTENT_URL'],
    ...Object.fromEntries(dealerVariables.map((name) => [name, dealerVariables])),
    GEOCODER_KEY: ['GEOCODER_URL'],
    TILES_ATTRIBUTION: ['TILES_URL'],
    CAPTCHA_SITEKEY: ['CAPTCHA_SECRET'],
    CAPTCHA_SECRET: ['CAPTCHA_SITEKEY'],
    CAPTCHA_PUZZLE_URL: ['CAPTCHA_SITEKEY'],
    CAPTCHA_VERIFY_URL: ['CAPTCHA_SITEKEY'],
    LEADS_KEY: ['LEADS_URL'],
    ADMIN_AUTH: ['ADMIN_URL'],
    ADMIN_OIDC_ISSUER: ['ADMIN_OIDC_CLIENT_ID', 'ADMIN_OIDC_CLIENT_SECRET'],
  },
  allOf: [
    requiredWith('oidc', ['ADMIN_OIDC_ISSUER', 'ADMIN_OIDC_CLIENT_ID', 'ADMIN_OIDC_CLIENT_SECRET']),
    requiredWith('proxy', ['ADMIN_PROXY_SECRET']),
  ],
  if: { required: ['CAPTCHA_SITEKEY'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { CAPTCHA_EFFORT: { const: 'full', title: 'full with CAPTCHA_SITEKEY' } } },
} as const satisfies JSONSchema;

/** The variables after validation, with defaults. */
export type EnvironmentVariables = FromSchema<typeof environmentSchema>;
