import { createHash, hash, randomBytes } from 'node:crypto';
import { blake2b } from '@noble/hashes/blake2.js';
import { getNetwork } from '../../../server/http/getNetwork.ts';
import { createDifficulty, type Difficulty } from './createDifficulty.ts';
import {
  EXPIRY_STEP_SECONDS,
  isSame,
  type Puzzle,
  parseSolution,
  SOLUTION_BYTES,
  type Solution,
  sign,
  toBytes,
} from './Puzzle.ts';

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
  const site = toSiteIds(sitekey);
  const getDifficulty = createDifficulty({ levels, now });
  const spend = createSpent(now);
  /** Nobody's address is kept while askings are counted. */
  const toDifficultyKey = (address: string) => hash('sha256', `${signingSecret}\n${getNetwork(address)}`);

  return {
    make(address) {
      const bytes = toBytes({
        ...site,
        ...getDifficulty(toDifficultyKey(address)),
        timestamp: Math.floor(now()),
        expiry: EXPIRY,
        nonce: randomBytes(8),
      });
      return `${sign(bytes, signingSecret)}.${Buffer.from(bytes).toString('base64')}`;
    },

    verify(text) {
      const solution = parseSolution(text);
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

/** The two numbers that stand for a sitekey inside a puzzle. */
function toSiteIds(sitekey: string): Pick<Puzzle, 'account' | 'app'> {
  const digest = createHash('sha256').update(sitekey).digest();
  return { account: digest.readUInt32BE(0), app: digest.readUInt32BE(4) };
}

/** What is hashed: the puzzle, zeros, and a solution at the end. */
const INPUT_BYTES = 128;

/** Whether every part solves the puzzle, and none of them twice. */
function isSolved({ bytes, puzzle, parts }: Pick<Solution, 'bytes' | 'puzzle' | 'parts'>): boolean {
  const distinct = new Set(parts.map((part) => Buffer.from(part).toString('hex')));
  if (distinct.size !== puzzle.solutions) return false;
  // A solution's hash must be below it; as the widget computes it.
  const threshold = Math.floor(2 ** ((255.999 - puzzle.difficulty) / 8));
  const input = new Uint8Array(INPUT_BYTES);
  input.set(bytes);
  return parts.every((part) => {
    input.set(part, INPUT_BYTES - SOLUTION_BYTES);
    const hash = blake2b(input, { dkLen: 32 });
    return new DataView(hash.buffer, hash.byteOffset).getUint32(0, true) < threshold;
  });
}

/**
 * Remembers solved puzzles until they would have expired anyway. Whoever wants to fill this memory solves a puzzle for
 * each entry.
 *
 * @param now seconds since 1970.
 * @returns spends a puzzle until a time; false when it is spent already.
 */
function createSpent(now: () => number): (signature: string, until: number) => boolean {
  const spent = new Map<string, number>();
  let sweptAt = now();

  return (signature, until) => {
    const time = now();
    if (time - sweptAt >= 60) {
      for (const [known, end] of spent) if (end < time) spent.delete(known);
      sweptAt = time;
    }
    if (spent.has(signature)) return false;
    spent.set(signature, until);
    return true;
  };
}
