import { WriteStream } from 'node:tty';
import { expect, it } from 'vitest';
import { count } from '../../renderer/showValue.ts';
import { progressBar } from '../../scripts/progressBar.ts';

/** What is drawn on a stream that is a terminal or is not. */
function drawn(isTTY: boolean): string {
  let text = '';
  const stream = Object.assign(Object.create(WriteStream.prototype), {
    isTTY,
    write: (part: string) => {
      text += part;
    },
  });
  const draw = progressBar(stream, 'pages');
  for (const done of [1, 2]) draw(done, 2);
  return text;
}

it('draws on a terminal how far the work is, and wipes it off at the end', () => {
  expect(drawn(true)).toBe(`\r${'█'.repeat(15)}${'░'.repeat(15)} 1 of 2 pages\r\u001b[K`);
});

it('draws nothing into a pipe or a log', () => {
  expect(drawn(false)).toBe('');
});

it('counts one thing in the singular', () => {
  expect([0, 1, 2].map((number) => count(number, 'page'))).toEqual(['0 pages', '1 page', '2 pages']);
});
