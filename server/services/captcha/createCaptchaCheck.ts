import { isRecord } from '../../../schemas/isRecord.ts';
import { UpstreamError } from '../../http/errors.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { fetchJson } from '../upstream/fetchJson.ts';

/** 255 solutions of a puzzle with user data, and a signature: some three thousand. */
const MAX_CHARACTERS = 4096;
const FOUR_PARTS = /^[\w+/=-]+(?:\.[\w+/=-]+){3}$/;

/** Whether a text may be a solution, worth a call to the provider. The widget's own words start with a dot. */
export function looksSolved(solution: string): boolean {
  return solution.length <= MAX_CHARACTERS && FOUR_PARTS.test(solution);
}

/**
 * Verdict on a solution. `unsolved`: invalid, or of another site. `expired`: too late, or used before. `unverified`:
 * the provider could not decide, so the visitor is believed, and a person has to look.
 */
export type CaptchaVerdict = 'solved' | 'unsolved' | 'expired' | 'unverified';

/** Checks a solution, once; a check uses it up. Rejects with UpstreamError only where visitors are not believed. */
export type CaptchaCheck = (solution: string) => Promise<CaptchaVerdict>;

/** Why a solution was accepted without verification. */
export interface CaptchaUnverified {
  /** `captcha-misconfigured` needs a person; `captcha-down` may be temporary. */
  event: 'captcha-down' | 'captcha-misconfigured';
  /** One plain sentence for support staff. */
  reason: string;
  /** Details of the failure. */
  err?: Error;
}

interface CaptchaCheckOptions {
  sitekey: string;
  secret: string;
  /** Absolute, without query. */
  puzzleUrl: string;
  verifyUrl: string;
  /** While its circuit is open, visitors are believed at once. */
  upstream: Upstream;
  /**
   * Whether visitors are believed during a failure: an external provider may be down, the embedded one is only busy.
   */
  believes: boolean;
  report: (event: CaptchaUnverified) => void;
}

const ASKED = { who: 'The captcha provider', maxMegabytes: 0.1 } as const;
/** Sent by the widget in place of a solution when it could not get a puzzle. */
const NO_CAPTCHA = '.ERROR';

/**
 * Creates the client of siteverify v1. Whenever the provider cannot decide, the visitor is believed and the reason
 * reported, as the provider recommends: a lost lead is worse than a robot.
 */
export function createCaptchaCheck(options: CaptchaCheckOptions): CaptchaCheck {
  const { sitekey, secret, puzzleUrl, verifyUrl, believes, report, upstream } = options;
  const verifyAddress = new URL(verifyUrl);
  const puzzleAddress = new URL(`${puzzleUrl}?${new URLSearchParams({ sitekey })}`);

  const believe = (event: CaptchaUnverified) => {
    if (!believes) throw event.err ?? new UpstreamError(event.reason);
    report(event);
    return 'unverified' as const;
  };

  /** A browser without a puzzle is believed when this server gets none either; otherwise it counts as unsolved. */
  const checkAbsence = async () => {
    const answer = await fetchJson(upstream, {
      ...ASKED,
      address: puzzleAddress,
      shown: puzzleAddress.pathname,
      explain: (body) => getErrorCodes(body)[0],
    });
    const reason = 'The captcha provider gives no puzzle, so the visitor was believed without one';
    if ('error' in answer) return believe({ event: 'captcha-down', reason, err: answer.error });
    const isPuzzle = isRecord(answer.body) && isRecord(answer.body.data) && 'puzzle' in answer.body.data;
    return isPuzzle ? 'unsolved' : believe({ event: 'captcha-down', reason });
  };

  return async (solution) => {
    if (solution === NO_CAPTCHA) return checkAbsence();
    if (!looksSolved(solution)) return 'unsolved';
    // No retry: a second try would find the solution used by the first.
    const answer = await fetchJson(upstream, {
      ...ASKED,
      address: verifyAddress,
      shown: verifyAddress.pathname,
      form: new URLSearchParams({ solution, secret, sitekey }),
      answers: [200, 400, 401],
    });
    if ('error' in answer) {
      const reason =
        'The captcha provider cannot say whether the puzzle is solved, so the visitor was believed';
      return believe({ event: 'captcha-down', reason, err: answer.error });
    }
    const verdict = parseVerdict(answer);
    if (verdict === 'misconfigured') {
      const reason =
        'The captcha provider refuses our CAPTCHA_SECRET: until it is right, every visitor is believed';
      return believe({ event: 'captcha-misconfigured', reason });
    }
    if (verdict === 'unreadable') {
      const said = getErrorCodes(answer.body)[0] ?? 'nothing we understand';
      const err = new UpstreamError(`The captcha provider answered ${answer.status} and said ${said}`, {
        upstreamStatus: answer.status,
      });
      const reason = 'The captcha provider cannot be understood, so the visitor was believed';
      return believe({ event: 'captcha-down', reason, err });
    }
    return verdict;
  };
}

/** The provider's answer; `misconfigured` when it refuses this site's credentials. */
type ProviderVerdict =
  | Extract<CaptchaVerdict, 'solved' | 'unsolved' | 'expired'>
  | 'misconfigured'
  | 'unreadable';

/** The error codes of an answer that are texts. */
function getErrorCodes(body: unknown): string[] {
  const errors = isRecord(body) ? body.errors : undefined;
  return Array.isArray(errors) ? errors.filter((error) => typeof error === 'string') : [];
}

/** Parses a response of siteverify v1 with status 200, 400 or 401. */
function parseVerdict({ status, body }: { status: number; body: unknown }): ProviderVerdict {
  const success = isRecord(body) ? body.success : undefined;
  const errors = getErrorCodes(body);
  if (status === 401 || errors.some((error) => error.startsWith('secret_'))) return 'misconfigured';
  if (errors.includes('solution_missing')) return 'unsolved';
  if (status !== 200 || typeof success !== 'boolean') return 'unreadable';
  if (success) return 'solved';
  return errors.includes('solution_timeout_or_duplicate') ? 'expired' : 'unsolved';
}
