import { requestIdIn } from './requestIdIn.ts';

/** Texts of many lines, each line a request of its own; taken apart when somebody looks, and not before. */
export interface TextShelf {
  /**
   * @param text UTF-8; it is copied.
   * @param order of the first line among all that is kept.
   */
  add(text: Buffer, order: number): void;
  /** Oldest first. */
  entries(): { id: string; lines: string[]; order: number }[];
}

/** The lines of a text, each with the request it tells of. */
export const linesIn = (text: Buffer): { id: string; lines: string[] }[] =>
  `${text}`.split(/(?<=\n)/).map((line) => ({ id: requestIdIn(line) ?? '', lines: [line] }));

/**
 * Keeps texts in one piece of memory, round and round. As strings each would be garbage that has lived long: collecting
 * it cost a sixth of the CPU of a page from memory.
 *
 * @param maxBytes for all of it, many times as much as one text; the oldest goes first.
 */
export function createTextShelf(maxBytes: number): TextShelf {
  const room = Buffer.allocUnsafeSlow(maxBytes);
  const texts: { start: number; end: number; order: number }[] = [];
  let next = 0;
  return {
    add(text, order) {
      const turn = next;
      const start = turn + text.length > maxBytes ? 0 : turn;
      const end = start + text.length;
      // Those of the last round that it writes over, and those behind the point where it turns back: the oldest of all.
      const isInTheWay = (other: { start: number }) =>
        start === turn ? other.start >= start && other.start < end : other.start >= turn || other.start < end;
      while (texts[0] && isInTheWay(texts[0])) texts.shift();
      text.copy(room, start);
      texts.push({ start, end, order });
      next = end;
    },
    entries: () =>
      texts.flatMap(({ start, end, order }) =>
        linesIn(room.subarray(start, end)).map((entry, index) => ({ ...entry, order: order + index })),
      ),
  };
}
