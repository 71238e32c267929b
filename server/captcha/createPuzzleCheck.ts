import { UpstreamError } from '../errors.ts';
import { isRecord } from '../isRecord.ts';
import { askJson } from '../upstream/askJson.ts';
import type { Circuit } from '../upstream/createCircuit.ts';
import type { Observe } from '../upstream/UpstreamCall.ts';
import { looksSolved } from './looksSolved.ts';
import type { PuzzleCheck, PuzzleUnverified } from './PuzzleCheck.ts';
import { errorsOf, readVerdict } from './readVerdict.ts';

interface PuzzleCheckOptions {
  sitekey: string;
  secret: string;
  /** Absolute, without query. */
  puzzleUrl: string;
  verifyUrl: string;
  deadlineMs: number;
  /** Whether visitors are believed while nobody can be asked: a provider may be away, our own server is only busy. */
  believes: boolean;
  report: (event: PuzzleUnverified) => void;
  observe: Observe;
  /** Leaves the provider alone while it is down: visitors are then believed at once. */
  circuit?: Circuit;
}

const ASKED = { service: 'captcha', who: 'The captcha provider', maxMegabytes: 0.1 } as const;
/** What the widget says in place of a solution when it could not get a puzzle. */
const NO_PUZZLE = '.ERROR';
/** The same in a browser it cannot work in, such as one that calls itself a robot. */
const UNSOLVABLE = '.HEADLESS_ERROR';

/**
 * Makes the client of siteverify v1. Whenever the provider cannot say, the visitor is believed and the reason reported,
 * as the provider advises: a lead is worth more than a robot kept out.
 */
export function createPuzzleCheck(options: PuzzleCheckOptions): PuzzleCheck {
  const { sitekey, secret, puzzleUrl, verifyUrl, deadlineMs, believes, report, observe, circuit } = options;
  const verifyAddress = new URL(verifyUrl);
  const puzzleAddress = new URL(`${puzzleUrl}?${new URLSearchParams({ sitekey })}`);

  const believe = (event: PuzzleUnverified) => {
    if (!believes) throw event.err ?? new UpstreamError(event.reason);
    report(event);
    return 'unverified' as const;
  };

  /** A browser without a puzzle is believed when we cannot get one either; else it is its own network that has none. */
  const checkAbsence = async () => {
    const answer = await askJson({
      ...ASKED,
      address: puzzleAddress,
      shown: puzzleAddress.pathname,
      signal: AbortSignal.timeout(deadlineMs),
      observe,
      circuit,
      explain: (body) => errorsOf(body)[0],
    });
    const reason = 'The captcha provider gives no puzzle, so the visitor was believed without one';
    if ('error' in answer) return believe({ event: 'captcha-down', reason, err: answer.error });
    const isPuzzle = isRecord(answer.body) && isRecord(answer.body.data) && 'puzzle' in answer.body.data;
    return isPuzzle ? 'absent' : believe({ event: 'captcha-down', reason });
  };

  return async (solution) => {
    if (solution === UNSOLVABLE) return 'absent';
    if (solution === NO_PUZZLE) return checkAbsence();
    if (!looksSolved(solution)) return 'unsolved';
    // Asked once: a second try would find the solution used, by the first.
    const answer = await askJson({
      ...ASKED,
      address: verifyAddress,
      shown: verifyAddress.pathname,
      form: new URLSearchParams({ solution, secret, sitekey }),
      signal: AbortSignal.timeout(deadlineMs),
      observe,
      circuit,
      answers: [200, 400, 401],
    });
    if ('error' in answer) {
      const reason =
        'The captcha provider cannot say whether the puzzle is solved, so the visitor was believed';
      return believe({ event: 'captcha-down', reason, err: answer.error });
    }
    const verdict = readVerdict(answer);
    if (verdict === 'misconfigured') {
      const reason =
        'The captcha provider refuses our CAPTCHA_SECRET: until it is right, every visitor is believed';
      return believe({ event: 'captcha-misconfigured', reason });
    }
    if (verdict === 'unreadable') {
      const said = errorsOf(answer.body)[0] ?? 'nothing we understand';
      const err = new UpstreamError(`The captcha provider answered ${answer.status} and said ${said}`, {
        upstreamStatus: answer.status,
      });
      const reason = 'The captcha provider cannot be understood, so the visitor was believed';
      return believe({ event: 'captcha-down', reason, err });
    }
    return verdict;
  };
}
