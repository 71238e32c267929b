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

/** An hour: enough for a long form with an interruption. */
const EXPIRY = 12;

export interface PuzzlesOptions {
  sitekey: string;
  /** Signs the puzzles. */
  signingSecret: string;
  /** Hardest first; the last one applies to everybody. */
  levels: readonly (Difficulty & { above: number })[];
  /** Seconds since 1970. */
  now: () => number;
}

export interface Puzzles {
  /** Creates a puzzle for a visitor in the widget's format: `signature.base64`. */
  make(address: string): string;
  /** Verifies a solution and marks it as used; returns the error code of siteverify, undefined when it is valid. */
  verify(solution: string): 'solution_invalid' | 'solution_timeout_or_duplicate' | undefined;
}

/** Creates puzzles and verifies their solutions, each once. Used solutions are known only to this process. */
export function createPuzzles({ sitekey, signingSecret, levels, now }: PuzzlesOptions): Puzzles {
  const site = toSiteIds(sitekey);
  const getDifficulty = createDifficulty({ levels, now });
  const spend = createSpent(now);
  /** Addresses are stored only as hashes. */
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
      // In the future: the clock was set back, and its age is unknown.
      if (age < 0 || age > lifetime) return 'solution_timeout_or_duplicate';
      if (!isSolved(solution)) return 'solution_invalid';
      // Last, so that an invalid try does not use the puzzle up.
      return spend(signature, puzzle.timestamp + lifetime) ? undefined : 'solution_timeout_or_duplicate';
    },
  };
}

/** The two numbers that identify a sitekey inside a puzzle. */
function toSiteIds(sitekey: string): Pick<Puzzle, 'account' | 'app'> {
  const digest = createHash('sha256').update(sitekey).digest();
  return { account: digest.readUInt32BE(0), app: digest.readUInt32BE(4) };
}

/** The hash's input: the puzzle, zeros, and a solution at the end. */
const INPUT_BYTES = 128;

/** Whether every part solves the puzzle, and no part occurs twice. */
function isSolved({ bytes, puzzle, parts }: Pick<Solution, 'bytes' | 'puzzle' | 'parts'>): boolean {
  const distinct = new Set(parts.map((part) => Buffer.from(part).toString('hex')));
  if (distinct.size !== puzzle.solutions) return false;
  // A solution's hash must be below it; the formula is the widget's.
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
 * Stores solved puzzles until they expire. To fill this memory, an attacker must solve a puzzle for each entry.
 *
 * @param now seconds since 1970.
 * @returns marks a puzzle as used until a time; false when it is already.
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
