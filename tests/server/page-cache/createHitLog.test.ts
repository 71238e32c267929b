import { describe, expect, it } from 'vitest';
import { createHitLog, type Hit } from '../../../server/page-cache/createHitLog.ts';
import { createPageCache } from '../../../server/page-cache/createPageCache.ts';
import { memoryLog } from '../memoryLog.ts';
import { made, target } from './pageTargets.ts';

/** A hit log over a logger in memory, and hits of a page at a path. */
async function setUp(path = '/a') {
  const memory = memoryLog();
  const cache = createPageCache({
    make: async () => made(path),
    maxBytes: 1_000_000,
    log: memory.log,
    clearData: async () => undefined,
  });
  await cache.fetch(target(path));
  const page = cache.atHand(target(path))?.page;
  if (!page) throw new Error('The page is not kept');
  const hit = (id: string): Hit => ({
    id,
    method: 'GET',
    page,
    state: 'fresh',
    status: 200,
    bytes: 1200,
    at: Date.now(),
    ms: 3,
    visitor: 'visitor',
  });
  return { memory, hits: createHitLog(memory.log), hit };
}

describe('the log of pages from memory', () => {
  it('writes each hit once, in order, however many come before somebody asks for them', async () => {
    const { memory, hits, hit } = await setUp();
    const ids = Array.from({ length: 1000 }, (_, index) => `request-${index}`);
    for (const id of ids) hits.add(hit(id));
    hits.flush();
    hits.flush();
    expect(memory.lines().map(({ requestId }) => requestId)).toEqual(ids);
  });

  it('writes what has gathered by itself, after a moment', async () => {
    const { memory, hits, hit } = await setUp();
    hits.add(hit('alone'));
    expect(memory.lines()).toEqual([]);
    expect(await memory.line('request')).toMatchObject({ requestId: 'alone', ms: 3, bytes: 1200 });
  });

  it('writes an address longer than all it gathers, in its place among the others', async () => {
    const path = `/${'x'.repeat(20_000)}`;
    const { memory, hits, hit } = await setUp(path);
    const { hit: short } = await setUp();
    hits.add(short('before'));
    hits.add(hit('long'));
    hits.add(short('after'));
    hits.flush();
    expect(memory.lines().map(({ requestId }) => requestId)).toEqual(['before', 'long', 'after']);
    expect(memory.lines()[1]).toMatchObject({ path });
  });

  it('keeps what is not ASCII as it is', async () => {
    const { memory, hits, hit } = await setUp('/é“');
    for (let index = 0; index < 300; index++) hits.add(hit(`request-${index}`));
    hits.flush();
    expect(new Set(memory.lines().map(({ path }) => path))).toEqual(new Set(['/é“']));
  });
});
