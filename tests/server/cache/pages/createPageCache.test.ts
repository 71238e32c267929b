import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache, type PageCacheOptions } from '../../../../server/cache/pages/createPageCache.ts';
import type { MakePage } from '../../../../server/cache/pages/createPageMaker.ts';
import type { PageCacheResult } from '../../../../server/cache/pages/PageCache.ts';
import { NotFoundError, UpstreamError } from '../../../../server/http/errors.ts';
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
  it('is made once and sent from then on, in three encodings of the same text', async () => {
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

  it('is another one for each form and each query that counts', async () => {
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

  it('is made once for all who ask at the same time, and a failure reaches all of them', async () => {
    const { cache, state, answers } = setUp();
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.fetch(target('/a'))));
    expect(all.map((answer) => answer.state).sort()).toEqual(['miss', ...Array(19).fill('wait')]);
    expect(state.calls).toBe(1);
    answers.make = down;
    const failed = await Promise.allSettled([cache.fetch(target('/b')), cache.fetch(target('/b'))]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(state.calls).toBe(2);
  });

  it('is sent at once when it is stale, and made anew once in the background', async () => {
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

  it('stays when an upstream fails, the log says so, and nobody asks again for ten seconds', async () => {
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

  it('is served stale for a day, not longer', async () => {
    const { cache, answers, later } = setUp();
    await cache.fetch(target('/a'));
    answers.make = down;
    later(60 + 86_400 - 1);
    const answer = await cache.fetch(target('/a'));
    expect([answer.state, getText(answer)]).toEqual(['stale', '/a number 1']);
    later(2);
    await expect(cache.fetch(target('/a'))).rejects.toThrow(UpstreamError);
  });

  it('that is ten minutes old is made anew before it is sent, as long as that takes no longer than the budget', async () => {
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

  it('that is no longer published is gone with the next visit', async () => {
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
  it('a failure', async () => {
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

  it('a page at another way to write its address', async () => {
    const { cache, state, answers } = setUp();
    answers.make = async () => made('/a');
    await cache.fetch(target('/%61'));
    await cache.fetch(target('/%61'));
    expect(state.calls).toBe(2);
  });

  it('a page that lacks something, for more than ten seconds', async () => {
    const { cache, answers, later } = setUp();
    answers.make = async () => made('/a', { isDegraded: true });
    await cache.fetch(target('/a'));
    later(9);
    expect(cache.peek(target('/a'))?.state).toBe('fresh');
    later(2);
    expect(cache.peek(target('/a'))).toBeUndefined();
  });

  it('a page that lacks something, in the place of a whole one', async () => {
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

  it('more than memory is allowed for, and made-up queries never push out pages', async () => {
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
  it('outdates the pages of a tag or of a path, whatever their form and query', async () => {
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

  it('has the next visitor wait for the new page', async () => {
    const { cache } = setUp();
    await cache.fetch(target('/a'));
    cache.purge({ tags: ['menus'] });
    const answer = await cache.fetch(target('/a'));
    expect([answer.state, getText(answer)]).toEqual(['miss', '/a number 2']);
    expect(cache.peek(target('/a'))?.state).toBe('fresh');
  });

  it('leaves the old page where no new one can be made, which is tried every ten seconds', async () => {
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

  it('takes away what is no longer published', async () => {
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

  it('reaches a page that is just being made: the next visitor gets a newer one', async () => {
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

describe('the lifetime of a page', () => {
  it('ends with that of the first answer it was made of', async () => {
    const { cache, state, answers, later } = setUp();
    answers.make = async ({ path }) => made(path, { freshUntil: state.now + 20_000 });
    await cache.fetch(target('/a'));
    later(19);
    expect(cache.peek(target('/a'))?.state).toBe('fresh');
    later(2);
    expect(cache.peek(target('/a'))?.state).toBe('stale');
  });

  it('a visitor waits for each answer as long as the budget, the background as long as it takes', async () => {
    const { cache, state, later } = setUp();
    await cache.fetch(target('/a'));
    expect(state.waitMs).toBe(1000);
    later(61);
    await cache.fetch(target('/a'));
    await expect.poll(() => state.calls).toBe(2);
    expect(state.waitMs).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('two processes with one store', () => {
  const two = () => {
    const store = memoryStore();
    const one = setUp({ store: store.connect() });
    const other = setUp({ store: store.connect() });
    return { store, one, other };
  };

  it('make a page once, whoever is asked', async () => {
    const { one, other } = two();
    const answers = await Promise.all([one.cache.fetch(target('/a')), other.cache.fetch(target('/a'))]);
    expect(new Set(answers.map(getText)).size).toBe(1);
    expect(one.state.calls + other.state.calls).toBe(1);
  });

  it('share no page with a query, and none that lacks something', async () => {
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

  it('forget a page of both that is no longer published', async () => {
    const { store, one } = two();
    await one.cache.fetch(target('/a'));
    one.later(661);
    one.answers.make = async () => {
      throw new NotFoundError();
    };
    await expect(one.cache.fetch(target('/a'))).rejects.toThrow();
    expect(store.pages.size).toBe(0);
  });

  it('unpacks a page once for visitors who take no compression, within the bound', async () => {
    const { cache } = setUp({ maxBytes: 300_000 });
    const { page } = await cache.fetch(target('/a'));
    if ('location' in page) throw new Error('It is a page');
    expect(`${cache.getBody(page, 'identity')}`).toBe(gunzipSync(page.bodies.gzip).toString());
    expect(cache.getBody(page, 'identity')).toBe(cache.getBody(page, 'identity'));
    expect(cache.peek(target('/a'))?.page).toBe(page);
  });
});
