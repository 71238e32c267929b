import { expect, it } from 'vitest';
import type { Environment } from '../../../server/config/checkEnvironment.ts';
import { parseConfig } from '../../../server/config/parseConfig.ts';

const parseCaptchaConfig = (environment: Environment) => parseConfig(environment).captcha;
const ACCOUNT = { CAPTCHA_SITEKEY: 'FCMT1234', CAPTCHA_SECRET: 'hush-hush' };

it('nothing set: the embedded captcha server', () => {
  expect(parseCaptchaConfig({})).toEqual({ embedded: true, effort: 'full' });
  expect(parseCaptchaConfig({ CAPTCHA_SITEKEY: '', CAPTCHA_SECRET: '' })).toEqual({
    embedded: true,
    effort: 'full',
  });
  const shared = { CAPTCHA_EFFORT: 'token', CAPTCHA_SIGNING_SECRET: 'one-secret-for-all-processes' };
  expect(parseCaptchaConfig(shared)).toEqual({
    embedded: true,
    effort: 'token',
    signingSecret: 'one-secret-for-all-processes',
  });
});

it('site key and secret: the provider’s EU endpoints by default', () => {
  expect(parseCaptchaConfig(ACCOUNT)).toEqual({
    embedded: false,
    sitekey: 'FCMT1234',
    secret: 'hush-hush',
    puzzleUrl: 'https://eu-api.friendlycaptcha.eu/api/v1/puzzle',
    verifyUrl: 'https://eu-api.friendlycaptcha.eu/api/v1/siteverify',
    source: 'https://eu-api.friendlycaptcha.eu',
  });
  const elsewhere = { ...ACCOUNT, CAPTCHA_PUZZLE_URL: 'http://127.0.0.1:8080/p' };
  expect(parseCaptchaConfig(elsewhere)).toMatchObject({
    puzzleUrl: 'http://127.0.0.1:8080/p',
    source: 'http://127.0.0.1:8080',
  });
});

it.each([
  [{ CAPTCHA_SITEKEY: 'FCMT1234' }, /^CAPTCHA_SECRET must be set too/],
  [{ CAPTCHA_SECRET: 'hush-hush' }, /^CAPTCHA_SITEKEY must be set too/],
  [
    { CAPTCHA_PUZZLE_URL: 'https://a.example/p' },
    /^CAPTCHA_SITEKEY must be set too: CAPTCHA_PUZZLE_URL needs it/,
  ],
  [
    { CAPTCHA_VERIFY_URL: 'https://a.example/v' },
    /^CAPTCHA_SITEKEY must be set too: CAPTCHA_VERIFY_URL needs it/,
  ],
  [
    { ...ACCOUNT, CAPTCHA_EFFORT: 'token' },
    /^CAPTCHA_EFFORT is "token", but must be full with CAPTCHA_SITEKEY/,
  ],
  [{ CAPTCHA_EFFORT: 'none' }, /^CAPTCHA_EFFORT is "none", but must be/],
  [{ ...ACCOUNT, CAPTCHA_SITEKEY: 'a b' }, /^CAPTCHA_SITEKEY is "a b", but must be/],
  [{ ...ACCOUNT, CAPTCHA_PUZZLE_URL: 'https://a.example/p?x=1' }, /^CAPTCHA_PUZZLE_URL is /],
  [{ ...ACCOUNT, CAPTCHA_PUZZLE_URL: 'https://a.example/p,https://b.example/p' }, /^CAPTCHA_PUZZLE_URL is /],
  [{ ...ACCOUNT, CAPTCHA_VERIFY_URL: 'ftp://a.example/v' }, /^CAPTCHA_VERIFY_URL is /],
])('%j: ConfigError without the secret', (environment, message) => {
  expect(() => parseCaptchaConfig(environment)).toThrow(
    expect.objectContaining({ name: 'ConfigError', message: expect.stringMatching(message) }),
  );
  expect(() => parseCaptchaConfig(environment)).not.toThrow(/hush/);
});
