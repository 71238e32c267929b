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

const WINDOW_SECONDS = 30 * 60;
/** More networks in half an hour are an attack; the oldest are forgotten before the memory is full of them. */
const MOST_NETWORKS = 50_000;

interface DifficultyOptions {
  /** Hardest first; the last one is for everybody. */
  levels: readonly (Difficulty & { above: number })[];
  /** Seconds since 1970. */
  now: () => number;
}

/**
 * Remembers which networks asked how often in the last half hour.
 * @returns how hard the next puzzle of a network is; each call counts as having asked.
 */
export function createDifficulty({ levels, now }: DifficultyOptions): (network: string) => Difficulty {
  // No more of them are kept for a network than tell the levels apart.
  const most = Math.max(...levels.map(({ above }) => above)) + 1;
  /** When each network asked; the network that asked last is last. */
  const askings = new Map<string, number[]>();

  return (network) => {
    const time = now();
    const recent = (askings.get(network) ?? []).filter((asked) => time - asked < WINDOW_SECONDS);
    askings.delete(network);
    askings.set(network, [...recent, time].slice(-most));
    for (const [oldest, times] of askings) {
      const isOver = time - (times.at(-1) ?? 0) >= WINDOW_SECONDS;
      if (!isOver && askings.size <= MOST_NETWORKS) break;
      askings.delete(oldest);
    }
    const level = levels.find(({ above }) => recent.length > above) ?? levels.at(-1);
    if (!level) throw new Error('There is no level of difficulty');
    return { solutions: level.solutions, difficulty: level.difficulty };
  };
}
