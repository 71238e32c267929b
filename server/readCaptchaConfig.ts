import { ConfigError, type Environment, httpUrl, matching, oneOf, wrong } from './environment.ts';

/** An account at Friendly Captcha (v1), which browsers ask for puzzles by themselves. */
export interface CaptchaProvider {
  embedded: false;
  sitekey: string;
  secret: string;
  /** Where the widget gets its puzzle: without query, which the widget adds. */
  puzzleUrl: string;
  verifyUrl: string;
  /** What a Content-Security-Policy calls the host of `puzzleUrl`. */
  source: string;
}

/** The puzzle server that comes with the site. */
export interface EmbeddedCaptcha {
  embedded: true;
  /** `token`: next to no work, for tests. */
  effort: 'full' | 'token';
  /** One that another process has started; without it, this process starts its own. */
  running?: { sitekey: string; secret: string; puzzleUrl: string; verifyUrl: string };
}

export type CaptchaConfig = CaptchaProvider | EmbeddedCaptcha;

/** The provider's endpoints in the European Union. */
const EU = 'https://eu-api.friendlycaptcha.eu/api/v1';
const OWN = ['CAPTCHA_SITEKEY', 'CAPTCHA_SECRET'] as const;
const WITH_PROVIDER = ['CAPTCHA_PUZZLE_URL', 'CAPTCHA_VERIFY_URL'] as const;

/** Reads the CAPTCHA_ variables: a provider needs sitekey and secret; neither means the embedded one. @throws ConfigError */
export function readCaptchaConfig(environment: Environment): CaptchaConfig {
  const effort = oneOf(environment, 'CAPTCHA_EFFORT', ['full', 'token'], 'full');
  const sitekey = matching(environment, 'CAPTCHA_SITEKEY', /^[\w-]+$/, 'the sitekey of an application');
  const secret = environment.CAPTCHA_SECRET;
  const [puzzleUrl, verifyUrl] = WITH_PROVIDER.map((name) => environment[name]);
  if (!sitekey && !secret) {
    const alone = WITH_PROVIDER.find((name) => environment[name]);
    if (!alone) return { embedded: true, effort };
    throw new ConfigError(
      `${alone} is set, but must be left out as long as ${OWN.join(' and ')} are not set.`,
    );
  }
  if (!sitekey || !secret) {
    const [missing, set] = sitekey ? [OWN[1], OWN[0]] : OWN;
    throw new ConfigError(`${missing} must be set too: ${set} alone is of no use.`);
  }
  if (effort === 'token') {
    throw new ConfigError(
      'CAPTCHA_EFFORT must be left out with CAPTCHA_SITEKEY: the provider sets the effort.',
    );
  }
  const puzzle = endpoint('CAPTCHA_PUZZLE_URL', puzzleUrl || `${EU}/puzzle`);
  return {
    embedded: false,
    sitekey,
    secret,
    puzzleUrl: puzzle.href,
    verifyUrl: endpoint('CAPTCHA_VERIFY_URL', verifyUrl || `${EU}/siteverify`).href,
    source: puzzle.origin,
  };
}

/** The widget takes a comma for a second address, and a policy for the end of a directive's value. */
function endpoint(name: string, value: string): URL {
  const url = httpUrl(value);
  if (!url || url.search || url.hash || /[,;]/.test(url.href)) {
    throw wrong(name, value, 'an http or https address without user name, query, fragment or comma');
  }
  return url;
}
