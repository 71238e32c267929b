import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../server/config/checkEnvironment.ts';
import { environmentSchema } from '../../../server/config/environmentSchema.ts';
import { parseConfig } from '../../../server/config/parseConfig.ts';
import { ConfigError } from '../../../server/http/errors.ts';

describe('parseConfig', () => {
  it('no variables: the defaults', () => {
    expect(parseConfig({})).toEqual({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      admin: { port: 3001, host: '127.0.0.1' },
      siteUrl: undefined,
      logLevel: 'info',
      logFormat: 'detailed',
      logFiles: undefined,
      brand: expect.objectContaining({ name: 'Estran', code: 'LAG' }),
      brandFolder: 'demo',
      others: [],
      landing: undefined,
      localeDomains: new Map(),
      gtmId: undefined,
      oneTrustId: undefined,
      content: undefined,
      preview: undefined,
      contentBudgetMs: 1500,
      contentTimeoutMs: 5000,
      geocoder: undefined,
      tiles: undefined,
      captcha: { embedded: true, effort: 'full' },
      leads: { databaseUrl: undefined, directory: '.data', crm: undefined, keepDays: 30 },
      leadChannels: {
        contact: 'Website contact',
        brochure: 'Website brochure',
        event: 'Website event',
        charters: 'Website charter',
        newsletter: 'Website newsletter',
        seaTrial: 'Website sea trial',
      },
      errorReports: undefined,
      cacheDirectory: '.cache',
      cacheMegabytes: 2000,
      pictureEffort: 'full',
      pageCacheMegabytes: 0,
      uncachedPagesPerMinute: 300,
      warmUp: false,
      contentHookSecret: undefined,
      trustProxy: 0,
      maxConnections: undefined,
      maxConnectionsPerAddress: undefined,
      redisUrl: undefined,
      workers: 1,
    });
  });

  it('an empty variable counts as unset', () => {
    const names = Object.keys(environmentSchema.properties);
    expect(names.length).toBeGreaterThan(50);
    expect(parseConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(parseConfig({}));
  });

  it('production: listens on 0.0.0.0 unless HOST is set', () => {
    expect(parseConfig({ NODE_ENV: 'production' })).toMatchObject({ production: true, host: '0.0.0.0' });
    expect(parseConfig({ NODE_ENV: 'production', HOST: '::1' }).host).toBe('::1');
  });

  it('admin port: loopback by default; ADMIN_PORT=off disables it', () => {
    expect(parseConfig({ NODE_ENV: 'production' }).admin).toEqual({ port: 3001, host: '127.0.0.1' });
    expect(parseConfig({ ADMIN_PORT: '0', ADMIN_HOST: '::' }).admin).toEqual({ port: 0, host: '::' });
    expect(parseConfig({ ADMIN_PORT: 'off' }).admin).toBeUndefined();
  });

  it('accepts a site address with a trailing slash', () => {
    expect(parseConfig({ SITE_URL: 'https://www.example.com/' }).siteUrl).toBe('https://www.example.com');
  });

  it('sends CONTENT_KEY in the header that CONTENT_KEY_HEADER names', () => {
    const base = { CONTENT_URL: 'https://cms.example.com/site/', CONTENT_KEY: 's3cret' };
    expect(parseConfig(base).content).toEqual({
      name: 'https://cms.example.com/site',
      url: 'https://cms.example.com/site',
      headers: { 'api-key': 's3cret' },
    });
    expect(parseConfig({ ...base, CONTENT_KEY_HEADER: 'X-Key' }).content?.headers).toEqual({
      'X-Key': 's3cret',
    });
    expect(parseConfig({ CONTENT_URL: 'http://cms.example.com' }).content).toEqual({
      name: 'http://cms.example.com',
      url: 'http://cms.example.com',
      headers: {},
    });
  });

  it('GEOCODER_URL with an optional key; a key alone is refused', () => {
    const url = { GEOCODER_URL: 'https://geo.example.com/' };
    expect(parseConfig(url).geocoder).toEqual({ url: 'https://geo.example.com', key: undefined });
    expect(parseConfig({ ...url, GEOCODER_KEY: 'hush' }).geocoder?.key).toBe('hush');
    expect(() => parseConfig({ GEOCODER_KEY: 'hush' })).toThrow(
      /^GEOCODER_URL must be set too: GEOCODER_KEY needs it/,
    );
  });

  it('TILES_URL: URL template, attribution and CSP source', () => {
    const url = 'https://{s}.tiles.example.com:8443/{z}/{x}/{y}{r}.png?key=1';
    expect(parseConfig({ TILES_URL: url }).tiles).toEqual({
      url,
      attribution: '© OpenStreetMap contributors',
      source: 'https://*.tiles.example.com:8443',
    });
    const plain = { TILES_URL: 'http://127.0.0.1:8080/{z}/{x}/{y}.png', TILES_ATTRIBUTION: 'Us' };
    expect(parseConfig(plain).tiles).toMatchObject({ attribution: 'Us', source: 'http://127.0.0.1:8080' });
    expect(() => parseConfig({ TILES_ATTRIBUTION: 'Us' })).toThrow(
      /^TILES_URL must be set too: TILES_ATTRIBUTION needs it/,
    );
  });

  it('LANDING_PATH redirects with 302 unless LANDING_STATUS is set', () => {
    expect(parseConfig({ LANDING_PATH: '/first-season' }).landing).toEqual({
      path: '/first-season',
      status: 302,
    });
    expect(parseConfig({ LANDING_PATH: '/été?a=1', LANDING_STATUS: '308' }).landing).toEqual({
      path: '/%C3%A9t%C3%A9?a=1',
      status: 308,
    });
  });

  it('LOCALE_DOMAINS: host names are case-insensitive', () => {
    const { localeDomains } = parseConfig({
      LOCALE_DOMAINS: 'www.estran.fr=fr, WWW.Estran.de=de,localhost=pt',
    });
    expect([...localeDomains]).toEqual([
      ['www.estran.fr', 'fr'],
      ['www.estran.de', 'de'],
      ['localhost', 'pt'],
    ]);
  });

  it('reads GTM_ID and ONETRUST_ID', () => {
    const oneTrustId = '0190a1b2-0000-7000-8000-c3d4e5f60718-test';
    expect(parseConfig({ GTM_ID: 'GTM-ABC123', ONETRUST_ID: oneTrustId })).toMatchObject({
      gtmId: 'GTM-ABC123',
      oneTrustId,
    });
  });

  const wrong: [name: string, value: string][] = [
    ['NODE_ENV', 'test'],
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3e3'],
    ['HOST', 'local host'],
    ['ADMIN_PORT', 'no'],
    ['ADMIN_HOST', 'local host'],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'ftp://example.com'],
    ['SITE_URL', 'https://example.com/shop'],
    ['SITE_URL', 'https://example.com?x'],
    ['LOG_LEVEL', 'verbose'],
    ['LANDING_PATH', 'first-season'],
    ['LANDING_PATH', '/'],
    ['LANDING_PATH', '/.'],
    ['LANDING_PATH', '/?x=1'],
    ['LANDING_PATH', '//evil.example'],
    ['LANDING_PATH', '/\\evil.example'],
    ['LANDING_PATH', '/..//evil.example'],
    ['LANDING_PATH', 'https://evil.example/x'],
    ['LANDING_STATUS', '300'],
    ['LOCALE_DOMAINS', 'www.estran.fr'],
    ['LOCALE_DOMAINS', 'www.estran.fr=fr,'],
    ['LOCALE_DOMAINS', 'www.estran.nl=nl'],
    ['LOCALE_DOMAINS', 'www.estran.pt=pt-pt'],
    ['LOCALE_DOMAINS', 'https://www.estran.fr=fr'],
    ['LOCALE_DOMAINS', 'www.estran.fr:8080=fr'],
    ['GTM_ID', 'UA-12345-1'],
    ['GTM_ID', 'gtm-abc123'],
    ['GTM_ID', "GTM-A'+alert(1)"],
    ['ONETRUST_ID', '0190 a1b2'],
    ['ONETRUST_ID', '../x'],
    ['CONTENT_URL', 'cms.example.com'],
    ['CONTENT_URL', 'file:///etc/passwd'],
    ['CONTENT_URL', 'https://cms.example.com/?key=1'],
    ['CONTENT_KEY_HEADER', 'api key:'],
    ['CONTENT_TIMEOUT_MS', '0'],
    ['GEOCODER_URL', 'geo.example.com'],
    ['GEOCODER_URL', 'https://geo.example.com/?apiKey=1'],
    ['TILES_URL', 'https://tiles.example.com/{z}/{x}.png'],
    ['TILES_URL', '/tiles/{z}/{x}/{y}.png'],
    ['TILES_URL', 'https://tiles.{s}.example.com/{z}/{x}/{y}.png'],
    ['TILES_URL', "https://a.example.com;script-src'/{z}/{x}/{y}.png"],
    ['TRUST_PROXY', 'true'],
  ];
  it.each(wrong)('wrong %s (%s): ConfigError that names it', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(
      expect.objectContaining({
        name: 'ConfigError',
        message: expect.stringMatching(new RegExp(`^${name} is ".*", but must be .+[^.]\\.$`)),
      }),
    );
  });

  it('errors contain no secrets', () => {
    const key = { CONTENT_URL: 'http://cms.example.com', CONTENT_KEY: 'hush\nhush' };
    expect(() => parseConfig(key)).toThrow(/^CONTENT_KEY (?!.*hush)/);
    const password = { CONTENT_URL: 'http://anna:hush@cms.example.com' };
    expect(() => parseConfig(password)).toThrow(/^CONTENT_URL (?!.*hush)(?!.*anna)/);
  });

  it('several errors: one sentence per line', () => {
    const environment = {
      PORT: '80a',
      LOG_LEVEL: 'verbose',
      ADMIN_PORT: 'no',
      CONTENT_HOOK_SECRET: 'hush',
      GEOCODER_KEY: 'hush',
    };
    expect(() => parseConfig(environment)).toThrow(
      new ConfigError(
        [
          'GEOCODER_URL must be set too: GEOCODER_KEY needs it.',
          'PORT is "80a", but must be a whole number from 0 to 65535.',
          'ADMIN_PORT is "no", but must be a whole number from 0 to 65535 or off.',
          'CONTENT_HOOK_SECRET is a secret of 4 characters, but must be at least 24 ASCII characters without spaces, such as those of `openssl rand -hex 24`.',
          'LOG_LEVEL is "verbose", but must be one of trace, debug, info, warn, error, fatal, silent.',
        ].join('\n'),
      ),
    );
  });

  it.each(['redis://localhost:6379', 'rediss://user:hush@redis.example/1'])(
    'accepts the Redis URL %s',
    (url) => {
      expect(parseConfig({ REDIS_URL: url }).redisUrl).toBe(url);
    },
  );

  it.each(['localhost:6379', 'http://user:hush@localhost', 'redis://'])(
    'refuses the Redis URL %s without repeating it',
    (url) => {
      expect(() => parseConfig({ REDIS_URL: url })).toThrow(/^REDIS_URL (?!.*(hush|localhost))/);
    },
  );

  it('a key without its service URL: ConfigError', () => {
    expect(() => parseConfig({ CONTENT_KEY: 'hush' })).toThrow(
      /^CONTENT_URL must be set too: CONTENT_KEY needs it/,
    );
  });
});

describe('error reports', () => {
  const parseErrorReports = (environment: Environment) => parseConfig(environment).errorReports;
  const SENTRY_DSN = 'https://0123abc@errors.example/42';

  it.each(['preprod', 'prod'])('DSN and deployment %s: error reports on', (DEPLOYMENT) => {
    expect(parseErrorReports({ SENTRY_DSN, DEPLOYMENT })).toEqual({
      dsn: SENTRY_DSN,
      environment: DEPLOYMENT,
    });
  });

  it.each([{ SENTRY_DSN }, { SENTRY_DSN, DEPLOYMENT: 'dev' }, { DEPLOYMENT: 'prod' }, {}])(
    'error reports off with %o',
    (environment) => {
      expect(parseErrorReports(environment)).toBeUndefined();
    },
  );

  it.each([
    'errors.example',
    'https://errors.example/42',
    'https://a:b@errors.example/42',
    'https://a@errors.example',
  ])('refuses the DSN %s without repeating it', (dsn) => {
    expect(() => parseErrorReports({ SENTRY_DSN: dsn, DEPLOYMENT: 'prod' })).toThrow(
      /^SENTRY_DSN (?!.*errors\.example).*, but must be/,
    );
  });
});
