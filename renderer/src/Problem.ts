import { count, shorten } from './showValue.ts';

/** One fault of a page JSON, in words for its author. */
export interface Problem {
  /** JSON pointer from the page's root to the faulty value; to the object around it when something is missing. */
  pointer: string;
  /** What is wrong with the value: `must be one of “white”, “grey”`. */
  message: string;
  /** The value, shortened. */
  found?: string;
  /** What is allowed. */
  expected?: string;
  /** The known name that was probably meant. */
  suggestion?: string;
  /** All of it in one sentence: `“bgColor” must be one of “white”, “grey”, found “gray”; did you mean “grey”?` */
  sentence: string;
}

interface ProblemParts extends Omit<Problem, 'sentence'> {
  /** What the message is about, where the message does not name it. */
  subject?: string;
  /** JSON pointer to it, within the block. */
  place?: string;
}

/** Adds the sentence to a problem. */
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

/** The first problem and the number of others, in one line. */
export function summarize([first, ...others]: readonly Problem[]): string {
  const more = count(others.length, 'more problem');
  return `${first?.sentence ?? ''}${others.length > 0 ? ` (and ${more})` : ''}`;
}

/** A page JSON with an invalid envelope: a mistake of the server, hence 500. */
export class InvalidPageError extends Error {
  readonly status = 500;
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(`The page JSON is not valid: ${problems.map(({ sentence }) => sentence).join('; ')}`);
    this.name = 'InvalidPageError';
    this.problems = problems;
  }
}

/** A block in a page JSON; `index` counts from 0. */
interface Placed {
  index: number;
  type: string;
}

/** Name of a block in logs and commands; counts from 1. */
const named = ({ index, type }: Placed, path: string) => `Block ${index + 1} (${shorten(type)}) of ${path}`;

export const droppedSentence = (block: Placed, path: string, reason: string): string =>
  `${named(block, path)} was dropped: ${reason}`;

export const migratedSentence = (
  { from, to, ...block }: Placed & { from: number; to: number },
  path: string,
): string => `${named(block, path)} was migrated from version ${from} to ${to}`;
