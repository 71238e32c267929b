import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextShelf } from '../../../server/logs/createTextShelf.ts';
import { access } from './lines.ts';

const ROOM = 4000;
const MOST_LINES = 6;
const LARGEST = MOST_LINES * Buffer.byteLength(access('é999'));
/** How many lines each text has. */
const texts = fc.array(fc.integer({ min: 1, max: MOST_LINES }), { maxLength: 60 });

describe('createTextShelf', () => {
  it('keeps the newest texts whole, in order, and nearly as many as there is room for', () => {
    fc.assert(
      fc.property(texts, (sizes) => {
        const shelf = createTextShelf(ROOM);
        let count = 0;
        const added = sizes.map((size) => {
          const lines = Array.from({ length: size }, () => access(`é${++count}`));
          shelf.add(Buffer.from(lines.join('')), count);
          return lines;
        });
        const kept = shelf.entries().flatMap(({ lines }) => lines);
        expect(kept).toEqual(added.flat().slice(added.flat().length - kept.length));
        const bytes = Buffer.byteLength(kept.join(''));
        expect(bytes).toBeLessThanOrEqual(ROOM);
        // Where it turns back, and where it goes on, a text may be in the way of another.
        const all = Buffer.byteLength(added.flat().join(''));
        expect(bytes).toBeGreaterThanOrEqual(Math.min(all, ROOM - 2 * LARGEST));
      }),
    );
  });

  it('has a copy: the bytes may be used for the next text', () => {
    const shelf = createTextShelf(ROOM);
    const lent = Buffer.from(access('a'));
    shelf.add(lent, 1);
    lent.write(access('b'));
    shelf.add(lent, 2);
    expect(shelf.entries().map(({ id, order }) => [id, order])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });
});
