import { PassThrough } from 'node:stream';
import { WriteStream } from 'node:tty';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { count } from '../../renderer/src/problems.ts';
import { createProgress, progressBar } from '../../tools/progressBar.ts';

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

it('terminal: draws the bar and erases it at the end', () => {
  expect(drawn(true)).toBe(`\r${'█'.repeat(15)}${'░'.repeat(15)} 1 of 2 pages\r\u001b[K`);
});

it('pipe or log: draws nothing', () => {
  expect(drawn(false)).toBe('');
});

it('count(): singular for one', () => {
  expect([0, 1, 2].map((number) => count(number, 'page'))).toEqual(['0 pages', '1 page', '2 pages']);
});

/** A progress on a stream that is a terminal or none, with what it has written so far. */
function start({ isTTY = false } = {}) {
  const stream = Object.assign(new PassThrough(), { isTTY }) as unknown as NodeJS.WriteStream;
  let errors = 0;
  const progress = createProgress(stream, 'files', () => count(errors, 'error'));
  const fail = () => errors++;
  return { progress, fail, written: () => String(stream.read() ?? '') };
}

describe('progress', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  it('log: a line now and then with pace, errors and remaining time', () => {
    const { progress, fail, written } = start();
    vi.advanceTimersByTime(4000);
    progress.step(40, 19_000);
    expect(written()).toBe('');
    fail();
    vi.advanceTimersByTime(6000);
    progress.step(100, 19_000);
    expect(written()).toBe('100 of 19000 files, 10.0 a second, 1 error, some 32 minutes left\n');
    progress.step(101, 19_000);
    expect(written()).toBe('');
  });

  it('terminal: a bar', () => {
    const { progress, written } = start({ isTTY: true });
    vi.advanceTimersByTime(1000);
    progress.step(10, 20);
    const bar = `${'█'.repeat(15)}${'░'.repeat(15)}`;
    expect(written()).toBe(`\r\u001b[K${bar} 10 of 20 files, 10.0 a second, 0 errors`);
    progress.step(20, 20);
    progress.end();
    expect(written().split('\r\u001b[K').at(-1)).toBe('20 of 20 files, 20.0 a second, 0 errors\n');
  });

  it('nothing done: no remaining time', () => {
    const { progress, written } = start();
    vi.advanceTimersByTime(6000);
    progress.step(0, 20);
    expect(written()).toBe('0 of 20 files, 0.0 a second, 0 errors\n');
  });
});
