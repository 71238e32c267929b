import { blake2b } from '@noble/hashes/blake2.js';
import { thresholdOf } from './Difficulty.ts';
import { SOLUTION_BYTES, type Solution } from './readSolution.ts';

/** What is hashed: the puzzle, zeros, and a solution at the end. */
const INPUT_BYTES = 128;

/** Whether every part solves the puzzle, and none of them twice. */
export function isSolved({ bytes, puzzle, parts }: Pick<Solution, 'bytes' | 'puzzle' | 'parts'>): boolean {
  const distinct = new Set(parts.map((part) => Buffer.from(part).toString('hex')));
  if (distinct.size !== puzzle.solutions) return false;
  const threshold = thresholdOf(puzzle.difficulty);
  const input = new Uint8Array(INPUT_BYTES);
  input.set(bytes);
  return parts.every((part) => {
    input.set(part, INPUT_BYTES - SOLUTION_BYTES);
    const hash = blake2b(input, { dkLen: 32 });
    return new DataView(hash.buffer, hash.byteOffset).getUint32(0, true) < threshold;
  });
}
