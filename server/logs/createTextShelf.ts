import { requestIdIn } from './requestIdIn.ts';

/** Texts of many lines, each line a request of its own; taken apart when somebody looks, and not before. */
export interface TextShelf {
  /** @param order of the first line among all that is kept. */
  add(text: string, order: number): void;
  /** Oldest first. */
  entries(): { id: string; lines: string[]; order: number }[];
}

/** The lines of a text, each with the request it tells of. */
export const linesIn = (text: string): { id: string; lines: string[] }[] =>
  text.split(/(?<=\n)/).map((line) => ({ id: requestIdIn(line) ?? '', lines: [line] }));

/** @param maxBytes for all of it; the oldest text goes first. */
export function createTextShelf(maxBytes: number): TextShelf {
  const texts: { text: string; order: number }[] = [];
  let bytes = 0;
  return {
    add(text, order) {
      texts.push({ text, order });
      // Lines of kept pages are ASCII: V8 keeps a byte a character.
      bytes += text.length;
      while (bytes > maxBytes && texts.length > 1) bytes -= texts.shift()?.text.length ?? 0;
    },
    entries: () =>
      texts.flatMap(({ text, order }) =>
        linesIn(text).map((entry, index) => ({ ...entry, order: order + index })),
      ),
  };
}
