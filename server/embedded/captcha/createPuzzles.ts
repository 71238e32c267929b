import { randomBytes } from 'node:crypto';
import { createEffort } from './createEffort.ts';
import { createSpent } from './createSpent.ts';
import type { Difficulty } from './Difficulty.ts';
import { isSolved } from './isSolved.ts';
import { networkOf } from './networkOf.ts';
import { EXPIRY_STEP_SECONDS, toBytes } from './Puzzle.ts';
import { readSolution } from './readSolution.ts';
import { isSame, sign } from './signature.ts';
import { siteOf } from './siteOf.ts';

/** An hour: a long form, with a telephone call in between. */
const EXPIRY = 12;

export interface PuzzlesOptions {
  sitekey: string;
  /** Signs the puzzles; whoever knows it makes their own. */
  signingSecret: string;
  /** Hardest first; the last one is for everybody. */
  levels: readonly (Difficulty & { above: number })[];
  /** Seconds since 1970. */
  now: () => number;
}

export interface Puzzles {
  /** Makes a puzzle for a visitor, as the widget reads it: `signature.base64`. */
  make(address: string): string;
  /** Verifies a solution and spends it; the error as siteverify calls it, undefined when all is well. */
  verify(solution: string): 'solution_invalid' | 'solution_timeout_or_duplicate' | undefined;
}

/** Makes puzzles and verifies their solutions, each once. What was spent is known to this process alone. */
export function createPuzzles({ sitekey, signingSecret, levels, now }: PuzzlesOptions): Puzzles {
  const site = siteOf(sitekey);
  const effortFor = createEffort({ levels, now });
  const spend = createSpent(now);

  return {
    make(address) {
      const bytes = toBytes({
        ...site,
        ...effortFor(networkOf(address) ?? 'unknown'),
        timestamp: Math.floor(now()),
        expiry: EXPIRY,
        nonce: randomBytes(8),
      });
      return `${sign(bytes, signingSecret)}.${Buffer.from(bytes).toString('base64')}`;
    },

    verify(text) {
      const solution = readSolution(text);
      if (!solution) return 'solution_invalid';
      const { signature, bytes, puzzle } = solution;
      if (!isSame(signature, sign(bytes, signingSecret))) return 'solution_invalid';
      if (puzzle.account !== site.account || puzzle.app !== site.app) return 'solution_invalid';
      const age = Math.floor(now()) - puzzle.timestamp;
      const lifetime = puzzle.expiry * EXPIRY_STEP_SECONDS;
      // From the future: somebody has set the clock back, and nobody knows how old it is.
      if (age < 0 || age > lifetime) return 'solution_timeout_or_duplicate';
      if (!isSolved(solution)) return 'solution_invalid';
      // Only now: a bad try burns nothing.
      return spend(signature, puzzle.timestamp + lifetime) ? undefined : 'solution_timeout_or_duplicate';
    },
  };
}
