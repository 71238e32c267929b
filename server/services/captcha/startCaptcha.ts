import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { startCaptchaService } from '../../../demo/services/captcha/startCaptchaService.ts';
import type { Config } from '../../config/parseConfig.ts';
import { observeUpstream } from '../../observability/reportContent.ts';
import { currentRequest } from '../../observability/requestContext.ts';
import { createUpstream, type GuardedUpstream } from '../upstream/createUpstream.ts';
import type { CaptchaConfig, EmbeddedCaptcha } from './CaptchaConfig.ts';
import { type CaptchaCheck, type CaptchaUnverified, createCaptchaCheck } from './createCaptchaCheck.ts';

/** A visitor waits for this call; after the deadline they are believed. */
const DEADLINE_MS = 3000;
/** The same in every process and after every restart: it is part of cached pages. */
const EMBEDDED_SITEKEY = 'EMBEDDED';

/** Path of the embedded captcha service for browsers. */
export const OUR_CAPTCHA_PATH = '/api/puzzle';

export interface RunningCaptcha {
  upstream: GuardedUpstream;
  sitekey: string;
  /** For the widget: the provider's address, or a path of this site. */
  puzzleUrl: string;
  /** Upstream of `OUR_CAPTCHA_PATH`; undefined when browsers call the provider directly. */
  embeddedUrl: string | undefined;
  check: CaptchaCheck;
  close(): Promise<void>;
}

/** Starts the configured captcha provider, or the embedded one on loopback, with the same client. */
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
  return startEmbeddedCaptcha(captcha.embedded ? captcha : { effort: 'full' });
}

/** The embedded captcha service, and its secret. */
export async function startEmbeddedCaptcha({
  effort,
  signingSecret,
}: Pick<EmbeddedCaptcha, 'effort' | 'signingSecret'>) {
  const access = { sitekey: EMBEDDED_SITEKEY, secret: randomBytes(16).toString('hex') };
  return { ...access, ...(await startCaptchaService({ ...access, effort, signingSecret })) };
}

const reportUnverified =
  (log: Logger) =>
  ({ reason, ...event }: CaptchaUnverified): void =>
    (currentRequest()?.log ?? log).error(event, reason);
