import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSuggester } from '../../../site/components/Combobox/createSuggester.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAUSE = 200;

/** A suggester with a service whose answers are given by hand, and what the field is told. */
const start = () => {
  const asked: { text: string; signal: AbortSignal; answer: PromiseWithResolvers<string[]> }[] = [];
  const told: (readonly string[])[] = [];
  const suggester = createSuggester(
    (text, signal) => {
      const answer = Promise.withResolvers<string[]>();
      asked.push({ text, signal, answer });
      return answer.promise;
    },
    (suggestions) => told.push(suggestions),
  );
  return { ...suggester, asked, told };
};

it('one request for the last text after a pause', async () => {
  const { ask, asked, told } = start();
  for (const text of ['g', 'ge', 'ger']) {
    ask(text);
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ text }) => text)).toEqual(['ger']);
  asked[0]?.answer.resolve(['Germany']);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([['Germany']]);
});

it('a late response to an earlier text is ignored', async () => {
  const { ask, asked, told } = start();
  ask('fr');
  await vi.advanceTimersByTimeAsync(PAUSE);
  ask('ger');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  asked[1]?.answer.resolve(['Germany']);
  asked[0]?.answer.resolve(['France']);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([['Germany']]);
});

it('request fails: an empty list', async () => {
  const { ask, asked, told } = start();
  ask('fr');
  await vi.advanceTimersByTimeAsync(PAUSE);
  asked[0]?.answer.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([[]]);
});

it('after forget(): no request, no result', async () => {
  const { ask, forget, asked, told } = start();
  ask('fr');
  forget();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(asked).toEqual([]);
  ask('fr');
  await vi.advanceTimersByTimeAsync(PAUSE);
  forget();
  asked[0]?.answer.resolve(['France']);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([]);
});
