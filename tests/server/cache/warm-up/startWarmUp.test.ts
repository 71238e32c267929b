import { expect, it, onTestFinished } from 'vitest';
import { compressPage } from '../../../../server/cache/pages/createPageMaker.ts';
import type { PageTarget } from '../../../../server/cache/pages/PageTarget.ts';
import { startWarmUp } from '../../../../server/cache/warm-up/startWarmUp.ts';
import { NotFoundError, UpstreamError } from '../../../../server/http/errors.ts';
import { currentRequest } from '../../../../server/observability/requestContext.ts';
import { signals } from '../../../../server/observability/signals.ts';
import { memoryLog } from '../../memoryLog.ts';

const FAST = { delayMs: 0, betweenMs: 0, roundPauseMs: 1, logEveryMs: 5 };
const CLOSED = { isOpen: () => false, state: () => 'closed' as const };
const PICTURE = '/images/card/364.avif/sites/default/files/a.jpg';
const WITH_PICTURE = `<main><picture><source srcset="${PICTURE} 364w"></picture></main>`;

interface Trouble {
  /** What a try of a page throws, or whether the page lacks something; tries are counted from 1. */
  pages?: (path: string, tries: number) => Error | 'lacking' | undefined;
  pictures?: (tries: number) => Error | undefined;
}

/** A warm-up of the pages of the site itself, in all languages, with one picture. */
function start({ pages, pictures }: Trouble = {}) {
  const memory = memoryLog();
  const tries = new Map<string, number>();
  const work = { now: 0, most: 0, ids: new Set<string | undefined>() };
  const visitors = { isIdle: true };
  const count = (path: string) => {
    const number = (tries.get(path) ?? 0) + 1;
    tries.set(path, number);
    return number;
  };
  const warmUp = startWarmUp({
    content: { pages: async () => [] },
    cache: {
      async fetch(target: PageTarget) {
        work.most = Math.max(work.most, ++work.now);
        work.ids.add(currentRequest()?.id);
        const number = count(target.path);
        const trouble = pages?.(target.path, number);
        const made = {
          body: WITH_PICTURE,
          contentType: 'text/html',
          path: target.path,
          route: 'home',
          locale: 'en',
          tags: [],
          isDegraded: trouble === 'lacking',
          freshUntil: 0,
        };
        const page = await compressPage(target, made, 0);
        work.now--;
        if (trouble instanceof Error) throw trouble;
        return { state: 'miss', page } as const;
      },
    },
    images: {
      isIdle: () => visitors.isIdle,
      async get() {
        const number = count(PICTURE);
        const trouble = pictures?.(number);
        if (trouble) throw trouble;
        return Buffer.alloc(1);
      },
    },
    circuits: [CLOSED, CLOSED],
    log: memory.log,
    tuning: FAST,
  });
  onTestFinished(() => warmUp.stop());
  const done = () => memory.line('warm-up');
  return { warmUp, tries, work, visitors, memory, done };
}

it('requests each page and picture once, two pages at a time, each with its own request id', async () => {
  const { warmUp, tries, work, done } = start();
  await done();
  expect([...tries.keys()]).toEqual(expect.arrayContaining(['/dealers', '/fr/newsletter', PICTURE]));
  expect(new Set(tries.values())).toEqual(new Set([1]));
  expect(work.most).toBeLessThanOrEqual(2);
  expect(work.ids.size).toBe(tries.size - 1);
  expect(warmUp.progress()).toEqual({ state: 'done', done: tries.size, total: tries.size, failed: 0 });
});

it('retries failed pages and pictures, and pages with missing parts', async () => {
  const { warmUp, tries, memory, done } = start({
    pages: (path, number) => {
      if (number > 2) return undefined;
      if (path === '/dealers') return new UpstreamError('down');
      return path === '/sitemap' ? 'lacking' : undefined;
    },
    pictures: (number) => (number > 2 ? undefined : new UpstreamError('down')),
  });
  expect(await done()).toMatchObject({ failed: 0, pictures: 1 });
  expect(['/dealers', '/sitemap', PICTURE, '/newsletter'].map((path) => tries.get(path))).toEqual([
    3, 3, 3, 1,
  ]);
  expect(warmUp.progress().failed).toBe(0);
  expect(memory.lines().filter(({ event }) => event === 'warm-up-failed')).toEqual([]);
});

it('gives up on a 404 at once and on failures after five tries, and logs them', async () => {
  const { tries, memory, done } = start({
    pages: (path) => {
      if (path === '/dealers') return new NotFoundError();
      return path === '/sitemap' ? new UpstreamError('down') : undefined;
    },
  });
  expect(await done()).toMatchObject({ failed: 2 });
  expect([tries.get('/dealers'), tries.get('/sitemap')]).toEqual([1, 5]);
  const named = memory.lines().filter(({ event }) => event === 'warm-up-failed');
  expect(named).toMatchObject([
    { level: 'warn', page: '/dealers' },
    { level: 'warn', page: '/sitemap' },
  ]);
});

it('requests no picture while visitors’ requests are running', async () => {
  const { tries, visitors, warmUp, done } = start();
  visitors.isIdle = false;
  const isAllButOne = () => {
    const { total, done: made } = warmUp.progress();
    return total > 1 && made === total - 1;
  };
  await expect.poll(isAllButOne).toBe(true);
  expect(tries.get(PICTURE)).toBeUndefined();
  visitors.isIdle = true;
  await done();
  expect(tries.get(PICTURE)).toBe(1);
});

it('stop(): ends without a log line', async () => {
  const { warmUp, tries, memory } = start({
    pages: () => {
      warmUp.stop();
      return undefined;
    },
  });
  await expect.poll(() => warmUp.progress().state).toBe('stopped');
  expect(memory.lines().filter(({ event }) => event !== 'warm-up-progress')).toEqual([]);
  // Two pages at a time, and the picture of the first.
  expect(tries.size).toBeLessThanOrEqual(3);
});

it('its last log line counts each content fault of all pages once', async () => {
  const { memory } = start({
    pages: (path) => {
      signals.fault.emit({ event: 'link-unresolved', key: 'menu' });
      if (path === '/dealers') signals.fault.emit({ event: 'block-dropped', key: 'hero' });
      return undefined;
    },
  });
  const line = await memory.line('content-summary');
  expect(line).toMatchObject({ faults: 2, kinds: { 'link-unresolved': 1, 'block-dropped': 1 } });
  expect(line.msg).toMatch(/^Content faults on 42 pages: /);
});
