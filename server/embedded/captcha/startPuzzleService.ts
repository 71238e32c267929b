import { randomBytes } from 'node:crypto';
import { type LoopbackService, serveOnLoopback } from '../serveOnLoopback.ts';
import { createPuzzles } from './createPuzzles.ts';
import { FULL_EFFORT, TOKEN_EFFORT } from './Difficulty.ts';
import { PUZZLE_PATH, puzzleListener, VERIFY_PATH } from './puzzleListener.ts';

interface PuzzleServiceOptions {
  sitekey: string;
  /** What siteverify asks for. */
  secret: string;
  /** `token`: next to no work, whoever asks; for tests. */
  effort: 'full' | 'token';
  /** Signs the puzzles; random unless told, so that a restart makes those on their way void. */
  signingSecret?: string;
  /** Seconds since 1970. */
  now?: () => number;
}

export interface PuzzleService extends Pick<LoopbackService, 'close'> {
  puzzleUrl: string;
  verifyUrl: string;
}

/**
 * Starts a puzzle server on a free port of the loopback that speaks to Friendly Captcha's widget and answers siteverify.
 * It believes `X-Forwarded-For`: nobody but the site may reach it.
 */
export async function startPuzzleService({
  sitekey,
  secret,
  effort,
  signingSecret = randomBytes(32).toString('hex'),
  now = () => Date.now() / 1000,
}: PuzzleServiceOptions): Promise<PuzzleService> {
  const levels = effort === 'full' ? FULL_EFFORT : TOKEN_EFFORT;
  const puzzles = createPuzzles({ sitekey, signingSecret, levels, now });
  const { url, close } = await serveOnLoopback(puzzleListener({ sitekey, secret, puzzles }));
  return { puzzleUrl: url + PUZZLE_PATH, verifyUrl: url + VERIFY_PATH, close };
}
