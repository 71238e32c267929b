import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { startCaptchaService } from '../../../demo/services/captcha/startCaptchaService.ts';
import type { Config } from '../../config/parseConfig.ts';
import { observeUpstream } from '../../observability/reportContent.ts';
import { currentRequest } from '../../observability/requestContext.ts';
import { createUpstream, type GuardedUpstream } from '../upstream/createUpstream.ts';
import type { CaptchaConfig } from './CaptchaConfig.ts';
import { type CaptchaCheck, type CaptchaUnverified, createCaptchaCheck } from './createCaptchaCheck.ts';

/** A visitor waits for their form to be sent; after this, they are believed. */
const DEADLINE_MS = 3000;
/** The same in every process and after every restart: it stands in pages that are kept. */
const EMBEDDED_SITEKEY = 'EMBEDDED';

/** Where browsers find the embedded puzzle server. */
export const OUR_CAPTCHA_PATH = '/api/puzzle';

export interface RunningCaptcha {
  upstream: GuardedUpstream;
  sitekey: string;
  /** What the widget is told: the provider's address, or a path of this site. */
  puzzleUrl: string;
  /** Where `OUR_CAPTCHA_PATH` leads; undefined when browsers ask the provider themselves. */
  embeddedUrl: string | undefined;
  check: CaptchaCheck;
  close(): Promise<void>;
}

/** The configured captcha provider, or the embedded one on loopback: the same client asks either over HTTP. */
export async function startCaptcha(
  { captcha }: Pick<Config, 'captcha'>,
  log: Logger,
): Promise<RunningCaptcha> {
  const service = await ensureService(captcha);
  const { sitekey, secret, puzzleUrl, verifyUrl, close } = service;
  const upstream = createUpstream({
    service: 'captcha',
    deadlineMs: DEADLINE_MS,
    observe: observeUpstream(log),
    log,
  });
  const check = createCaptchaCheck({
    sitekey,
    secret,
    puzzleUrl,
    verifyUrl,
    upstream,
    believes: !captcha.embedded,
    report: reportUnverified(log),
  });
  return {
    upstream,
    sitekey,
    puzzleUrl: captcha.embedded ? OUR_CAPTCHA_PATH : puzzleUrl,
    embeddedUrl: captcha.embedded ? puzzleUrl : undefined,
    check,
    close,
  };
}

async function ensureService(captcha: CaptchaConfig) {
  const running = captcha.embedded ? captcha.running : captcha;
  if (running) return { ...running, close: async () => {} };
  return startEmbeddedCaptcha({ effort: captcha.embedded ? captcha.effort : 'full' });
}

/** The puzzle server that comes with the site, and its secret. */
export async function startEmbeddedCaptcha({ effort }: { effort: 'full' | 'token' }) {
  const access = { sitekey: EMBEDDED_SITEKEY, secret: randomBytes(16).toString('hex') };
  return { ...access, ...(await startCaptchaService({ ...access, effort })) };
}

const reportUnverified =
  (log: Logger) =>
  ({ reason, ...event }: CaptchaUnverified): void =>
    (currentRequest()?.log ?? log).error(event, reason);
