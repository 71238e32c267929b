import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../../../locales/locales.ts';
import { UpstreamError } from '../../../../server/http/errors.ts';
import { createIndexUpkeep, type IndexUpkeep } from '../../../../server/pages/search/createIndexUpkeep.ts';
import type { ListedPage } from '../../../../server/pages/search/SiteSearch.ts';

const MINUTE = 60_000;

let upkeep: IndexUpkeep;
let listed: ListedPage[];
let gone: Set<string>;
let read: string[];
/** Pages in the index. */
let index: Set<string>;
let isDown: boolean;
let onRead: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  onRead = () => undefined;
  [listed, gone, read, index, isDown] = [[], new Set(), [], new Set(), false];
  upkeep = createIndexUpkeep({
    languages: ['en', 'de'],
    list: async () => {
      if (isDown) throw new UpstreamError('down');
      return listed;
    },
    read: async (path) => {
      read.push(path);
      onRead();
      if (isDown) throw new UpstreamError('down');
      const locale: Locale = path.startsWith('/de/') ? 'de' : 'en';
      const page = { path, locale, kind: 'page' as const, title: path, description: '', text: '' };
      return { ...(!gone.has(path) && { page }), tags: new Set([`node:${path.at(-1)}`]), isDegraded: false };
    },
    index: {
      put: ({ path }) => void index.add(path),
      remove: (_locale, path) => void index.delete(path),
    },
    log: pino({ level: 'silent' }),
    tuning: { betweenMs: 0 },
  });
});
afterEach(() => {
  upkeep.stop();
  vi.useRealTimers();
});

const page = (path: string, changed = '2026-01-01T00:00:00Z'): ListedPage => ({
  path,
  locale: path.startsWith('/de/') ? 'de' : 'en',
  changed,
});
const begin = async (...pages: ListedPage[]) => {
  listed = pages;
  upkeep.start();
  await vi.advanceTimersByTimeAsync(4000);
};

describe('createIndexUpkeep', () => {
  it('indexes every page once, some time after the start', async () => {
    listed = [page('/a'), page('/de/b')];
    upkeep.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(read).toEqual([]);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(read).toEqual(['/a', '/de/b']);
    expect([upkeep.isComplete('en'), upkeep.isComplete('de')]).toEqual([true, true]);
  });

  it('whenComplete() starts at once, with the given language', async () => {
    listed = [page('/a'), page('/de/b')];
    const waiting = upkeep.whenComplete('de');
    await vi.advanceTimersByTimeAsync(100);
    await waiting;
    expect(read[0]).toBe('/de/b');
  });

  it('a purge indexes only the pages it names, within a second', async () => {
    await begin(page('/a'), page('/b'));
    read.length = 0;
    upkeep.purge({ tags: ['node:b'] });
    await vi.advanceTimersByTimeAsync(1000);
    expect(read).toEqual(['/b']);
  });

  it('a page purged while it is read is read again', async () => {
    listed = [page('/a')];
    upkeep.start();
    onRead = () => read.length === 1 && upkeep.purge({ tags: ['node:a'] });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(read).toEqual(['/a', '/a']);
  });

  it('removes pages that are no longer listed or are 404', async () => {
    await begin(page('/a'), page('/b'), page('/c'));
    listed = [page('/b'), page('/c')];
    gone.add('/b');
    upkeep.purge({ tags: ['node:b'] });
    await vi.advanceTimersByTimeAsync(1000);
    expect([...index]).toEqual(['/c']);
  });

  it('finds changed and new pages without a purge within ten minutes', async () => {
    await begin(page('/a'), page('/b'));
    read.length = 0;
    listed = [page('/a', '2026-02-02T00:00:00Z'), page('/b'), page('/c')];
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(read).toEqual(['/a', '/c']);
  });

  it('content service down: keeps the index and tries again', async () => {
    await begin(page('/a'), page('/b'));
    isDown = true;
    upkeep.purge({ all: true });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([...index]).toEqual(['/a', '/b']);
    isDown = false;
    read.length = 0;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(read).toEqual(['/a', '/b']);
  });
});
