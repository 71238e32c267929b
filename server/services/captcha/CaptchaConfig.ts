/** An account at Friendly Captcha (v1), which serves puzzles to browsers directly. */
interface CaptchaProvider {
  embedded: false;
  sitekey: string;
  secret: string;
  /** Address of puzzles, without the query that the widget adds. */
  puzzleUrl: string;
  verifyUrl: string;
  /** Host of `puzzleUrl` for the Content-Security-Policy. */
  source: string;
}

/** The embedded captcha service. */
export interface EmbeddedCaptcha {
  embedded: true;
  /** `token`: almost no work, for tests. */
  effort: 'full' | 'token';
  /** Shared by processes that know nothing else of each other; undefined: random, for one start of one process. */
  signingSecret?: string | undefined;
  /** Started by another process; absent: this process starts its own. */
  running?: { sitekey: string; secret: string; puzzleUrl: string; verifyUrl: string };
}

/** The captcha of forms. */
export type CaptchaConfig = CaptchaProvider | EmbeddedCaptcha;
