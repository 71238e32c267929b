import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { backgroundRequest } from '../../../../server/cache/pages/backgroundRequest.ts';
import { createPageCache, type PageCacheOptions } from '../../../../server/cache/pages/createPageCache.ts';
import type { MakePage } from '../../../../server/cache/pages/createPageMaker.ts';
import type { PageCacheResult } from '../../../../server/cache/pages/PageCache.ts';
import { NotFoundError, UpstreamError } from '../../../../server/http/errors.ts';
import { runRequest } from '../../../../server/observability/requestContext.ts';
import { memoryLog } from '../../memoryLog.ts';
import { memoryStore } from './memoryStore.ts';
import { made, target } from './pageTargets.ts';

const SECOND = 1000;

/** A cache whose clock stands still until it is told, and whose pages say how many were made before them. */
function setUp(options: Partial<PageCacheOptions> = {}) {
  const state = { now: 1_000_000, calls: 0, waitMs: 0 };
  const answers: { make: MakePage } = {
    make: async ({ path }) => made(path, { body: `${path} number ${state.calls}`, tags: ['menus'] }),
  };
  const memory = memoryLog();
  const cache = createPageCache({
    make: async (asked, waitMs) => {
      state.calls++;
      state.waitMs = waitMs;
      return answers.make(asked, waitMs);
    },
    maxBytes: 10_000_000,
    log: memory.log,
    budgetMs: 1000,
    now: () => state.now,
    ...options,
  });
  const later = (seconds: number) => {
    state.now += seconds * SECOND;
  };
  return { cache, state, answers, memory, later };
}

const getText = ({ page }: PageCacheResult): string => {
  if ('location' in page) throw new Error(`It leads to ${page.location}`);
  return gunzipSync(page.bodies.gzip).toString();
};

const down = async (): Promise<never> => {
  throw new UpstreamError('The content service could not be reached');
};

describe('a cached page', () => {
  it('rendered once, then served from the cache, in three encodings of the same text', async () => {
    const { cache, state } = setUp();
    const first = await cache.fetch(target('/a'));
    const second = await cache.fetch(target('/a'));
    expect([first.state, second.state, state.calls]).toEqual(['miss', 'fresh', 1]);
    if ('location' in second.page) throw new Error('no page');
    const { gzip, br } = second.page.bodies;
    const identity = gunzipSync(second.page.bodies.gzip);
    expect(identity.toString()).toBe('/a number 1');
    expect(gunzipSync(gzip)).toEqual(identity);
    expect(brotliDecompressSync(br)).toEqual(identity);
  });

  it('one entry for each representation and each known query', async () => {
    const { cache, state } = setUp();
    for (const one of [
      target('/a'),
      target('/a', '', 'json'),
      target('/a', '', 'data'),
      target('/a', 'page=2'),
    ]) {
      expect((await cache.fetch(one)).state).toBe('miss');
      expect((await cache.fetch(one)).state).toBe('fresh');
    }
    expect(state.calls).toBe(4);
  });

  it('concurrent requests share one rendering, and its failure', async () => {
    const { cache, state, answers } = setUp();
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.fetch(target('/a'))));
    expect(all.map((answer) => answer.state).sort()).toEqual(['miss', ...Array(19).fill('wait')]);
    expect(state.calls).toBe(1);
    answers.make = down;
    const failed = await Promise.allSettled([cache.fetch(target('/b')), cache.fetch(target('/b'))]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(state.calls).toBe(2);
  });

  it('stale: sent at once and revalidated once in the background', async () => {
    const { cache, state, later } = setUp();
    await cache.fetch(target('/a'));
    later(61);
    const stale = await Promise.all([cache.fetch(target('/a')), cache.fetch(target('/a'))]);
    expect(stale.map((answer) => [answer.state, getText(answer)])).toEqual([
      ['stale', '/a number 1'],
      ['stale', '/a number 1'],
    ]);
    await expect.poll(() => cache.peek(target('/a'))?.state).toBe('fresh');
    expect([getText(await cache.fetch(target('/a'))), state.calls]).toEqual(['/a number 2', 2]);
  });

  it('upstream fails: the stale page stays, a log line, next try after ten seconds', async () => {
    const { cache, state, answers, memory, later } = setUp();
    await cache.fetch(target('/a'));
    answers.make = down;
    later(61);
    expect((await cache.fetch(target('/a'))).state).toBe('stale');
    expect(await memory.line('page-stale')).toMatchObject({ level: 'warn', page: '/a' });
    await cache.fetch(target('/a'));
    expect(state.calls).toBe(2);
    later(11);
    await cache.fetch(target('/a'));
    await expect.poll(() => state.calls).toBe(3);
  });

  it('stale-if-error lasts a day', async () => {
    const { cache, answers, later } = setUp();
    await cache.fetch(target('/a'));
    answers.make = down;
    later(60 + 86_400 - 1);
    const answer = await cache.fetch(target('/a'));
    expect([answer.state, getText(answer)]).toEqual(['stale', '/a number 1']);
    later(2);
    await expect(cache.fetch(target('/a'))).rejects.toThrow(UpstreamError);
  });

  it('older than ten minutes: revalidated before sending, within the budget', async () => {
    const { cache, answers, later } = setUp();
    await cache.fetch(target('/a'));
    later(601);
    const renewed = await cache.fetch(target('/a'));
    expect([renewed.state, getText(renewed)]).toEqual(['miss', '/a number 2']);
    later(661);
    answers.make = () => new Promise(() => undefined);
    const waited = await cache.fetch(target('/a'));
    expect([waited.state, getText(waited)]).toEqual(['stale', '/a number 2']);
  });

  it('the lines of each request that gets it say why', async () => {
    const { cache, answers, memory, later } = setUp();
    await cache.fetch(target('/a'));
    later(661);
    const visit = async (requestId: string) => {
      const log = memory.log.child({ requestId });
      await runRequest({ ...backgroundRequest(log), id: requestId, log }, () => cache.fetch(target('/a')));
    };
    const reasons = () =>
      memory
        .lines()
        .filter(({ event }) => event === 'page-stale')
        .map(({ requestId, level, msg }) => [requestId, level, /\((.+?)\)/.exec(`${msg}`)?.[1]]);
    answers.make = () => new Promise(() => undefined);
    await visit('slow');
    await visit('soon after');
    later(11);
    cache.purge({ tags: ['menus'] });
    answers.make = down;
    await visit('down');
    expect(reasons()).toEqual([
      ['slow', 'info', 'it takes more than 1000 ms'],
      ['soon after', 'info', 'it was tried less than 10 s ago'],
      ['down', 'warn', 'The content service could not be reached'],
    ]);
  });

  it('older than ten minutes: concurrent requests wait for the same new page', async () => {
    const { cache, state, later } = setUp();
    await cache.fetch(target('/a'));
    later(661);
    const all = await Promise.all([cache.fetch(target('/a')), cache.fetch(target('/a'))]);
    expect(all.map(getText)).toEqual(['/a number 2', '/a number 2']);
    expect(state.calls).toBe(2);
  });

  it('a 404 on revalidation removes it', async () => {
    const { cache, answers, later } = setUp();
    await cache.fetch(target('/a'));
    later(661);
    answers.make = async () => {
      throw new NotFoundError();
    };
    await expect(cache.fetch(target('/a'))).rejects.toThrow(NotFoundError);
    expect(cache.peek(target('/a'))).toBeUndefined();
  });
});

describe('what is never cached', () => {
  it('a failed rendering', async () => {
    const { cache, state, answers } = setUp();
    const { make } = answers;
    answers.make = down;
    await expect(cache.fetch(target('/a'))).rejects.toThrow(UpstreamError);
    answers.make = make;
    expect([(await cache.fetch(target('/a'))).state, state.calls]).toEqual(['miss', 2]);
  });

  it('a redirect', async () => {
    const { cache, state, answers } = setUp();
    answers.make = async () => ({ type: 'redirect', status: 302, location: '/b' });
    await cache.fetch(target('/a'));
    await cache.fetch(target('/a'));
    expect(state.calls).toBe(2);
  });

  it('a page requested by another spelling of its URL', async () => {
    const { cache, state, answers } = setUp();
    answers.make = async () => made('/a');
    await cache.fetch(target('/%61'));
    await cache.fetch(target('/%61'));
    expect(state.calls).toBe(2);
  });

  it('a degraded page, for more than ten seconds', async () => {
    const { cache, answers, later } = setUp();
    answers.make = async () => made('/a', { isDegraded: true });
    await cache.fetch(target('/a'));
    later(9);
    expect(cache.peek(target('/a'))?.state).toBe('fresh');
    later(2);
    expect(cache.peek(target('/a'))).toBeUndefined();
  });

  it('a degraded page in place of a complete one', async () => {
    const { cache, answers, memory, later } = setUp();
    await cache.fetch(target('/a'));
    answers.make = async () => made('/a', { body: 'poorer', isDegraded: true });
    later(61);
    await cache.fetch(target('/a'));
    await memory.line('page-stale');
    expect(getText(await cache.fetch(target('/a')))).toBe('/a number 1');
    later(700);
    expect(getText(await cache.fetch(target('/a')))).toBe('/a number 1');
  });

  it('more than maxBytes; pages with queries never evict pages without', async () => {
    const { cache } = setUp({ maxBytes: 40_000, make: async ({ path }) => made(path) });
    await cache.fetch(target('/a'));
    for (let page = 0; page < 50; page++) await cache.fetch(target('/events', `page=${page}`));
    expect(cache.peek(target('/a'))).toBeDefined();
    expect(cache.peek(target('/events', 'page=0'))).toBeUndefined();
    for (let number = 0; number < 50; number++) await cache.fetch(target(`/${number}`));
    expect(cache.peek(target('/a'))).toBeUndefined();
    expect(cache.peek(target('/49'))).toBeDefined();
  });
});

describe('a purge', () => {
  it('outdates the pages of a tag or path, in all representations and queries', async () => {
    const { cache, answers } = setUp();
    answers.make = async ({ path }) => made(path, { tags: path === '/a' ? ['dealers'] : ['menus'] });
    const all = [target('/a'), target('/b'), target('/b', 'page=2'), target('/b', '', 'json'), target('/c')];
    for (const one of all) await cache.fetch(one);
    expect(cache.purge({ tags: ['dealers'] })).toBe(1);
    expect(cache.peek(target('/a'))).toBeUndefined();
    expect(cache.purge({ paths: ['/b'] })).toBe(3);
    expect(cache.peek(target('/c'))?.state).toBe('fresh');
    expect(cache.purge({ all: true })).toBe(5);
  });

  it('the next request waits for the new page', async () => {
    const { cache } = setUp();
    await cache.fetch(target('/a'));
    cache.purge({ tags: ['menus'] });
    const answer = await cache.fetch(target('/a'));
    expect([answer.state, getText(answer)]).toEqual(['miss', '/a number 2']);
    expect(cache.peek(target('/a'))?.state).toBe('fresh');
  });

  it('upstream fails: the old page stays, next try after ten seconds', async () => {
    const { cache, state, answers } = setUp();
    const { make } = answers;
    await cache.fetch(target('/a'));
    answers.make = down;
    cache.purge({ tags: ['menus'] });
    expect(getText(await cache.fetch(target('/a')))).toBe('/a number 1');
    expect(getText(await cache.fetch(target('/a')))).toBe('/a number 1');
    expect(state.calls).toBe(2);
    answers.make = make;
    state.now += 10_001;
    expect(getText(await cache.fetch(target('/a')))).toBe('/a number 3');
  });

  it('a 404 afterwards removes the page', async () => {
    const { cache, answers } = setUp();
    await cache.fetch(target('/a'));
    cache.purge({ tags: ['menus'] });
    answers.make = async () => {
      throw new NotFoundError();
    };
    await expect(cache.fetch(target('/a'))).rejects.toThrow(NotFoundError);
    answers.make = down;
    await expect(cache.fetch(target('/a'))).rejects.toThrow(UpstreamError);
  });

  it('outdates a page that is being rendered', async () => {
    const { cache, answers } = setUp();
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const { make } = answers;
    answers.make = async (asked) => {
      begun.resolve();
      await ended.promise;
      return made(asked.path, { body: 'old', tags: ['menus'] });
    };
    const before = cache.fetch(target('/a'));
    await begun.promise;
    cache.purge({ tags: ['menus'] });
    answers.make = make;
    expect(getText(await cache.fetch(target('/a')))).toBe('/a number 2');
    ended.resolve();
    expect(getText(await before)).toBe('old');
    expect(getText(await cache.fetch(target('/a')))).not.toBe('old');
  });
});

describe('freshness', () => {
  it('ends with the first answer the page was made of', async () => {
    const { cache, state, answers, later } = setUp();
    answers.make = async ({ path }) => made(path, { freshUntil: state.now + 20_000 });
    await cache.fetch(target('/a'));
    later(19);
    expect(cache.peek(target('/a'))?.state).toBe('fresh');
    later(2);
    expect(cache.peek(target('/a'))?.state).toBe('stale');
  });

  it('a request waits for services as long as the budget, a background revalidation without limit', async () => {
    const { cache, state, later } = setUp();
    await cache.fetch(target('/a'));
    expect(state.waitMs).toBe(1000);
    later(61);
    await cache.fetch(target('/a'));
    await expect.poll(() => state.calls).toBe(2);
    expect(state.waitMs).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('two page caches on one store', () => {
  const two = () => {
    const store = memoryStore();
    const one = setUp({ store: store.connect() });
    const other = setUp({ store: store.connect() });
    return { store, one, other };
  };

  it('render a page once, whichever is asked', async () => {
    const { one, other } = two();
    const answers = await Promise.all([one.cache.fetch(target('/a')), other.cache.fetch(target('/a'))]);
    expect(new Set(answers.map(getText)).size).toBe(1);
    expect(one.state.calls + other.state.calls).toBe(1);
  });

  it('do not share pages with a query or degraded pages', async () => {
    const { store, one } = two();
    await one.cache.fetch(target('/a', 'page=2'));
    one.answers.make = async () => made('/b', { isDegraded: true });
    await one.cache.fetch(target('/b'));
    expect(store.pages.size).toBe(0);
  });

  it('serve a stale page of the other', async () => {
    const { one, other } = two();
    await one.cache.fetch(target('/a'));
    other.later(3600);
    other.answers.make = down;
    const answer = await other.cache.fetch(target('/a'));
    expect([answer.state, getText(answer)]).toEqual(['stale', '/a number 1']);
  });

  it('a page that is no longer published is removed from the store', async () => {
    const { store, one } = two();
    await one.cache.fetch(target('/a'));
    one.later(661);
    one.answers.make = async () => {
      throw new NotFoundError();
    };
    await expect(one.cache.fetch(target('/a'))).rejects.toThrow();
    expect(store.pages.size).toBe(0);
  });

  it('unpacks a page once for clients without compression, within maxBytes', async () => {
    const { cache } = setUp({ maxBytes: 300_000 });
    const { page } = await cache.fetch(target('/a'));
    if ('location' in page) throw new Error('It is a page');
    expect(`${cache.getBody(page, 'identity')}`).toBe(gunzipSync(page.bodies.gzip).toString());
    expect(cache.getBody(page, 'identity')).toBe(cache.getBody(page, 'identity'));
    expect(cache.peek(target('/a'))?.page).toBe(page);
  });
});
