import { shorten } from './showValue.ts';

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

/** Says that a block of an older version was lifted. */
export const liftedSentence = (
  { from, to, ...block }: Placed & { from: number; to: number },
  path: string,
): string => `${named(block, path)} was lifted from version ${from} to ${to}`;
