/** An account at Friendly Captcha (v1), which browsers ask for puzzles by themselves. */
interface CaptchaProvider {
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
interface EmbeddedCaptcha {
  embedded: true;
  /** `token`: next to no work, for tests. */
  effort: 'full' | 'token';
  /** One that another process has started; without it, this process starts its own. */
  running?: { sitekey: string; secret: string; puzzleUrl: string; verifyUrl: string };
}

/** Who keeps robots away from forms. */
export type CaptchaConfig = CaptchaProvider | EmbeddedCaptcha;
