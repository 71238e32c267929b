import { createHash } from 'node:crypto';
import type { Puzzle } from './Puzzle.ts';

/** The two numbers that stand for a sitekey inside a puzzle. */
export function siteOf(sitekey: string): Pick<Puzzle, 'account' | 'app'> {
  const digest = createHash('sha256').update(sitekey).digest();
  return { account: digest.readUInt32BE(0), app: digest.readUInt32BE(4) };
}
