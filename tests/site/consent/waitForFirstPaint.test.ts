import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForFirstPaint } from '../../../site/consent/waitForFirstPaint.ts';

const painted = [{ name: 'first-contentful-paint' }];
const browser = { hidden: false };
let paints: typeof painted = [];
let tellOfPaints = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  browser.hidden = false;
  paints = [];
  const entries = { getEntriesByName: (name: string) => paints.filter((paint) => paint.name === name) };
  vi.stubGlobal('document', browser);
  vi.stubGlobal('performance', entries);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: (list: typeof entries) => void) {
        tellOfPaints = () => callback(entries);
      }
      observe() {}
      disconnect() {}
    },
  );
});

// In this order: the fake clock is put back where it was, in the browser's own `performance`.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('resolves at the first contentful paint', async () => {
  const said: string[] = [];
  const seen = waitForFirstPaint().then(() => said.push('seen'));
  await Promise.resolve();
  said.push('nothing yet');
  paints = painted;
  tellOfPaints();
  await seen;
  expect(said).toEqual(['nothing yet', 'seen']);
});

it('resolves after a second without a paint entry', async () => {
  const said: string[] = [];
  void waitForFirstPaint().then(() => said.push('go on'));
  await vi.advanceTimersByTimeAsync(999);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(['go on']);
});

it.each([
  ['in a tab behind others', () => (browser.hidden = true)],
  ['of a page that has been painted', () => (paints = painted)],
])('resolves at once %s', async (_where, arrange) => {
  arrange();
  const said: string[] = [];
  void waitForFirstPaint().then(() => said.push('seen'));
  await Promise.resolve();
  expect(said).toEqual(['seen']);
});
