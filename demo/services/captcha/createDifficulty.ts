import type { Puzzle } from './Puzzle.ts';

/** Amount of work of a puzzle. */
export type Difficulty = Pick<Puzzle, 'solutions' | 'difficulty'>;

/**
 * Difficulty for networks with more than `above` recent requests. A browser makes half a million hashes a second and
 * core: the first level takes a laptop a second or two, the last one half a minute.
 */
export const FULL_EFFORT: readonly (Difficulty & { above: number })[] = [
  { above: 20, solutions: 45, difficulty: 149 },
  { above: 10, solutions: 45, difficulty: 141 },
  { above: 4, solutions: 51, difficulty: 130 },
  { above: -1, solutions: 51, difficulty: 122 },
];

/** Some thousand hashes for everybody: shows that everything works, and keeps no robot out. */
export const TOKEN_EFFORT: readonly (Difficulty & { above: number })[] = [
  { above: -1, solutions: 4, difficulty: 80 },
];

const WINDOW_SECONDS = 30 * 60;
/** More networks in half an hour are an attack; the oldest entries are dropped. */
const MAX_NETWORKS = 50_000;

interface DifficultyOptions {
  /** Hardest first; the last one applies to everybody. */
  levels: readonly (Difficulty & { above: number })[];
  /** Seconds since 1970. */
  now: () => number;
}

/**
 * Counts the requests of each network in the last half hour.
 * @returns the difficulty of the network's next puzzle; each call counts as a request.
 */
export function createDifficulty({ levels, now }: DifficultyOptions): (network: string) => Difficulty {
  // Enough entries for a network to tell the levels apart.
  const most = Math.max(...levels.map(({ above }) => above)) + 1;
  /** Times of requests by network; the latest network is last. */
  const askings = new Map<string, number[]>();

  return (network) => {
    const time = now();
    const recent = (askings.get(network) ?? []).filter((asked) => time - asked < WINDOW_SECONDS);
    askings.delete(network);
    askings.set(network, [...recent, time].slice(-most));
    for (const [oldest, times] of askings) {
      const isOver = time - (times.at(-1) ?? 0) >= WINDOW_SECONDS;
      if (!isOver && askings.size <= MAX_NETWORKS) break;
      askings.delete(oldest);
    }
    const level = levels.find(({ above }) => recent.length > above) ?? levels.at(-1);
    if (!level) throw new Error('There is no level of difficulty');
    return { solutions: level.solutions, difficulty: level.difficulty };
  };
}
