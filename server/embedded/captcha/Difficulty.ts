import type { Puzzle } from './Puzzle.ts';

/** How much work a puzzle is. */
export type Difficulty = Pick<Puzzle, 'solutions' | 'difficulty'>;

/**
 * How hard a puzzle is for whoever has asked more often than `above` times of late. Half a million hashes a second and
 * core are usual in a browser: the first level takes a laptop a second or two, the last one half a minute.
 */
export const FULL_EFFORT: readonly (Difficulty & { above: number })[] = [
  { above: 20, solutions: 45, difficulty: 149 },
  { above: 10, solutions: 45, difficulty: 141 },
  { above: 4, solutions: 51, difficulty: 130 },
  { above: -1, solutions: 51, difficulty: 122 },
];

/** Some thousand hashes whoever asks: it shows that everything works, and keeps nobody out. */
export const TOKEN_EFFORT: readonly (Difficulty & { above: number })[] = [
  { above: -1, solutions: 4, difficulty: 80 },
];

/** A solution's hash must be below it; as the widget computes it. */
export function thresholdOf(difficulty: number): number {
  return Math.floor(2 ** ((255.999 - difficulty) / 8));
}
