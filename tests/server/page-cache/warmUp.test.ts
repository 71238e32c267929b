import { describe, expect, it } from 'vitest';
import type { SiteRow } from '../../../server/content/site-index/SiteIndex.ts';
import { UpstreamError } from '../../../server/errors.ts';
import type { PageTarget } from '../../../server/page-cache/PageTarget.ts';
import { warmUp } from '../../../server/page-cache/warmUp.ts';
import { currentRequest } from '../../../server/requestContext.ts';
import { memoryLog } from '../memoryLog.ts';

const row = (path: string): SiteRow => ({
  id: path,
  nid: 1,
  bundle: 'page',
  locale: 'en',
  title: path,
  path,
});

function setUp(fetch: (target: PageTarget) => Promise<void> = async () => undefined) {
  const memory = memoryLog();
  const ending = new AbortController();
  const asked: string[] = [];
  const work = { now: 0, most: 0, ids: new Set<string | undefined>() };
  const options = {
    content: { pages: async () => [row('/boats/one'), row('/the-yard'), row('/')] },
    cache: {
      async fetch(target: PageTarget) {
        asked.push(target.path);
        work.ids.add(currentRequest()?.id);
        work.most = Math.max(work.most, ++work.now);
        await fetch(target).finally(() => work.now--);
        return { state: 'miss', page: { type: 'redirect', status: 301, location: '/' } } as const;
      },
    },
    log: memory.log,
    signal: ending.signal,
    delayMs: 0,
  };
  return { options, asked, work, ending, memory };
}

describe('warming up', () => {
  it('makes every page of the sitemap once, two at a time, each under an id of its own', async () => {
    const { options, asked, work, memory } = setUp();
    await warmUp(options);
    expect(asked).toEqual(
      expect.arrayContaining(['/', '/the-yard', '/boats/one', '/dealers', '/fr/newsletter']),
    );
    expect([new Set(asked).size, work.ids.size]).toEqual([asked.length, asked.length]);
    expect(work.most).toBeLessThanOrEqual(2);
    expect(await memory.line('warm-up')).toMatchObject({ made: asked.length, failed: 0 });
  });

  it('goes on when a page cannot be made', async () => {
    const { options, memory } = setUp(async ({ path }) => {
      if (path === '/the-yard') throw new UpstreamError('down');
    });
    await warmUp(options);
    expect(await memory.line('warm-up')).toMatchObject({ failed: 1 });
    expect(await memory.line('warm-up-failed')).toMatchObject({ page: '/the-yard' });
  });

  it('ends without a word when the server does', async () => {
    const { options, asked, ending, memory } = setUp(async () => ending.abort());
    await warmUp(options);
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(memory.lines()).toEqual([]);
  });

  it('says so when it cannot begin', async () => {
    const { options, memory } = setUp();
    await warmUp({
      ...options,
      content: {
        pages: async () => {
          throw new UpstreamError('down');
        },
      },
    });
    expect(await memory.line('warm-up-failed')).toMatchObject({ level: 'warn' });
  });
});
