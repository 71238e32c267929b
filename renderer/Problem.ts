import type { Problem } from './api.d.ts';
import { count, shorten } from './showValue.ts';

interface ProblemParts extends Omit<Problem, 'sentence'> {
  /** What the message is about, when it does not say so itself. */
  subject?: string;
  /** Pointer to where that is, within the block. */
  place?: string;
}

/** Makes a problem whose sentence says all that is known of it. */
export function toProblem({ subject, place, ...problem }: ProblemParts): Problem {
  const { message, found, suggestion } = problem;
  const where = place && `in ${place}`;
  const what = [...(subject ? [subject, where, message] : [message, where])].filter(Boolean).join(' ');
  const sentence = [
    what,
    found === undefined ? '' : `, found ${found}`,
    suggestion === undefined ? '' : `; did you mean “${suggestion}”?`,
  ];
  return { ...problem, sentence: sentence.join('') };
}

/** The first problem and how many more there are: one line for a block, whatever is wrong with it. */
export function summarize([first, ...others]: readonly Problem[]): string {
  const more = count(others.length, 'more problem');
  return `${first?.sentence ?? ''}${others.length > 0 ? ` (and ${more})` : ''}`;
}

/** A page JSON whose envelope is not what the schema says: our own mistake, hence 500. */
export class InvalidPageError extends Error {
  readonly status = 500;
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(`The page JSON is not valid: ${problems.map(({ sentence }) => sentence).join('; ')}`);
    this.name = 'InvalidPageError';
    this.problems = problems;
  }
}

/** A block as the page JSON has it: its position from 0. */
interface Placed {
  index: number;
  type: string;
}

/** How logs and commands name a block: by its position as people count. */
const named = ({ index, type }: Placed, path: string) => `Block ${index + 1} (${shorten(type)}) of ${path}`;

/** Says that a block was dropped, and why. */
export const droppedSentence = (block: Placed, path: string, reason: string): string =>
  `${named(block, path)} was dropped: ${reason}`;

/** Says that a block of an older version was migrated. */
export const migratedSentence = (
  { from, to, ...block }: Placed & { from: number; to: number },
  path: string,
): string => `${named(block, path)} was migrated from version ${from} to ${to}`;
