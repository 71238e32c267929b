import { expect, it } from 'vitest';
import type { Environment } from '../../../server/config/checkEnvironment.ts';
import { parseConfig } from '../../../server/config/parseConfig.ts';
import { ConfigError } from '../../../server/http/errors.ts';

const parseDealerAccess = (environment: Environment) => parseConfig(environment).dealers;
const ALL = {
  DEALERS_URL: 'https://dealers.example.com/api/',
  DEALERS_TOKEN_URL: 'https://login.example.com/oauth2/token?policy=p',
  DEALERS_CLIENT_ID: 'site',
  DEALERS_CLIENT_SECRET: 'hush hush',
  DEALERS_SCOPE: 'api://dealers/.default',
  DEALERS_SUBSCRIPTION_KEY: 'hush',
};

it('all variables: access; none or empty: undefined', () => {
  expect(parseDealerAccess(ALL)).toEqual({
    url: 'https://dealers.example.com/api',
    tokenUrl: 'https://login.example.com/oauth2/token?policy=p',
    clientId: 'site',
    clientSecret: 'hush hush',
    scope: 'api://dealers/.default',
    subscriptionKey: 'hush',
  });
  expect(parseDealerAccess({})).toBeUndefined();
  expect(
    parseDealerAccess({ ...ALL, ...Object.fromEntries(Object.keys(ALL).map((name) => [name, ''])) }),
  ).toBe(undefined);
});

it.each(Object.keys(ALL))('without %s: ConfigError that names it and contains no values', (name) => {
  expect(() => parseDealerAccess({ ...ALL, [name]: '' })).toThrow(
    expect.objectContaining({
      name: 'ConfigError',
      message: expect.stringMatching(new RegExp(`^${name} must be set too: (?!.*hush)[^.]+\\.$`)),
    }),
  );
});

it('several missing: names each on its own line', () => {
  const { DEALERS_URL, DEALERS_SCOPE } = ALL;
  expect(() => parseDealerAccess({ DEALERS_URL, DEALERS_SCOPE })).toThrow(
    new ConfigError(
      [
        'DEALERS_TOKEN_URL must be set too: DEALERS_SCOPE needs it.',
        'DEALERS_CLIENT_ID must be set too: DEALERS_SCOPE needs it.',
        'DEALERS_CLIENT_SECRET must be set too: DEALERS_SCOPE needs it.',
        'DEALERS_SUBSCRIPTION_KEY must be set too: DEALERS_SCOPE needs it.',
      ].join('\n'),
    ),
  );
});

it.each([
  ['DEALERS_URL', 'dealers.example.com'],
  ['DEALERS_URL', 'https://dealers.example.com/?key=1'],
  ['DEALERS_URL', 'https://anna:hush@dealers.example.com'],
  ['DEALERS_TOKEN_URL', 'file:///etc/passwd'],
  ['DEALERS_TOKEN_URL', 'https://login.example.com/#x'],
  ['DEALERS_SUBSCRIPTION_KEY', 'hush\nhush'],
])('wrong %s (%j): ConfigError without secrets', (name, value) => {
  expect(() => parseDealerAccess({ ...ALL, [name]: value })).toThrow(
    expect.objectContaining({
      name: 'ConfigError',
      message: expect.stringMatching(new RegExp(`^${name} (?!.*hush).*\\.$`)),
    }),
  );
});
