import { isRecord } from '../../../schemas/isRecord.ts';
import { UpstreamError } from '../../http/errors.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { fetchJson } from '../upstream/fetchJson.ts';

/** 255 solutions of a puzzle with user data, and a signature: some three thousand. */
const MOST_CHARACTERS = 4096;
const FOUR_PARTS = /^[\w+/=-]+(?:\.[\w+/=-]+){3}$/;

/** Whether a text may be a solution at all, so that somebody need be asked. The widget's own words start with a dot. */
export function looksSolved(solution: string): boolean {
  return solution.length <= MOST_CHARACTERS && FOUR_PARTS.test(solution);
}

/**
 * What is known about a solution. `unsolved`: it is none, or of no puzzle of ours. `expired`: it came too late, or was
 * used before. `unverified`: the provider could not say, so the visitor is believed, and somebody has to look.
 */
export type CaptchaVerdict = 'solved' | 'unsolved' | 'expired' | 'unverified';

/** Asks about a solution, once; asking spends it. Rejects with UpstreamError only where visitors are not believed. */
export type CaptchaCheck = (solution: string) => Promise<CaptchaVerdict>;

/** Why a solution was taken unseen. */
export interface CaptchaUnverified {
  /** `captcha-misconfigured` goes on until somebody mends it; `captcha-down` may pass. */
  event: 'captcha-down' | 'captcha-misconfigured';
  /** One plain sentence for support staff. */
  reason: string;
  /** What exactly was said or not said. */
  err?: Error;
}

interface CaptchaCheckOptions {
  sitekey: string;
  secret: string;
  /** Absolute, without query. */
  puzzleUrl: string;
  verifyUrl: string;
  /** Visitors are believed at once while its circuit is open. */
  upstream: Upstream;
  /** Whether visitors are believed while nobody can be asked: a provider may be away, our own server is only busy. */
  believes: boolean;
  report: (event: CaptchaUnverified) => void;
}

const ASKED = { who: 'The captcha provider', maxMegabytes: 0.1 } as const;
/** What the widget says in place of a solution when it could not get a puzzle. */
const NO_CAPTCHA = '.ERROR';

/**
 * Makes the client of siteverify v1. Whenever the provider cannot say, the visitor is believed and the reason reported,
 * as the provider advises: a lead is worth more than a robot kept out.
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

  /** A browser without a puzzle is believed when this server gets none either; else it is as good as unsolved. */
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
    // Asked once: a second try would find the solution used, by the first.
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

/** What the provider says; `misconfigured` when it is we whom it refuses. */
type ProviderVerdict =
  | Extract<CaptchaVerdict, 'solved' | 'unsolved' | 'expired'>
  | 'misconfigured'
  | 'unreadable';

/** The error codes of an answer, as far as they are texts. */
function getErrorCodes(body: unknown): string[] {
  const errors = isRecord(body) ? body.errors : undefined;
  return Array.isArray(errors) ? errors.filter((error) => typeof error === 'string') : [];
}

/** Reads an answer of siteverify v1 with status 200, 400 or 401. */
function parseVerdict({ status, body }: { status: number; body: unknown }): ProviderVerdict {
  const success = isRecord(body) ? body.success : undefined;
  const errors = getErrorCodes(body);
  if (status === 401 || errors.some((error) => error.startsWith('secret_'))) return 'misconfigured';
  if (errors.includes('solution_missing')) return 'unsolved';
  if (status !== 200 || typeof success !== 'boolean') return 'unreadable';
  if (success) return 'solved';
  return errors.includes('solution_timeout_or_duplicate') ? 'expired' : 'unsolved';
}
