import express from 'express';
import { describe, expect, it } from 'vitest';
import type { Purged } from '../../../server/cache/purge/createPurger.ts';
import type { Purge } from '../../../server/cache/purge/Purge.ts';
import { purgeRouter } from '../../../server/routes/purgeRouter.ts';
import { listen } from '../loopback.ts';

const SECRET = 'correct-horse-battery-staple';

async function setUp(purge: (purge: Purge) => Promise<Purged> = async () => ({ pages: 3, answers: 2 })) {
  const heard: Purge[] = [];
  const app = express()
    .use(
      purgeRouter({
        secret: SECRET,
        purge: (one) => {
          heard.push(one);
          return purge(one);
        },
      }),
    )
    .use((_request, response) => void response.status(404).end());
  const { origin } = await listen(app);
  const post = async (body: string, authorization = `Bearer ${SECRET}`, method = 'POST') => {
    const reply = await fetch(`${origin}/hooks/purge`, {
      method,
      headers: { authorization },
      ...(method === 'POST' && { body }),
    });
    return { status: reply.status, headers: reply.headers, body: await reply.text() };
  };
  return { heard, post };
}

describe('POST /hooks/purge', () => {
  it.each([
    { paths: ['/fr/catamarans/estran-42'] },
    { tags: ['content:node:1becda60-24ae-5308-b726-1f0279d6baf1', 'menus'] },
    {
      tags: ['node:12', 'node_list', 'node_list:news', 'media:7', 'config:system.menu.main', '4xx-response'],
    },
    { all: true },
  ])('%j with the secret: 200 with the number of purged entries', async (purge) => {
    const { heard, post } = await setUp();
    const { status, headers, body } = await post(JSON.stringify(purge));
    expect([status, headers.get('cache-control'), body]).toEqual([
      200,
      'no-store',
      '{"pages":3,"answers":2}',
    ]);
    expect(heard).toEqual([purge]);
  });

  it.each(['', 'Bearer', `Bearer ${SECRET}x`, 'Bearer wrong', SECRET])(
    'Authorization “%s”: 401',
    async (authorization) => {
      const { heard, post } = await setUp();
      const { status, headers, body } = await post('{"all":true}', authorization);
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(body).not.toContain(SECRET);
      expect(heard).toEqual([]);
    },
  );

  it.each([
    '',
    '[]',
    '{}',
    '{"all":false}',
    '{"paths":"/a"}',
    '{"paths":["a"]}',
    '{"tags":["two words"]}',
    '{"tags":["x"],"sites":["y"]}',
    '{"all":true',
    'null',
  ])('body %s: 400', async (body) => {
    const { heard, post } = await setUp();
    expect((await post(body)).status).toBe(400);
    expect(heard).toEqual([]);
  });

  it.each([
    ['{"tags":["Node:12"]}', '“Node:12” has the form of no cache tag'],
    ['{"tags":["node 12"]}', '“node 12” has the form of no cache tag'],
    ['{"tag":["node:12"]}', '/tag is not a known field'],
  ])('%s: names the problem', async (body, problem) => {
    const { post } = await setUp();
    expect(JSON.parse((await post(body)).body).problems).toContain(problem);
  });

  it('nothing matched: the message says so', async () => {
    const { post } = await setUp(async () => ({ pages: 0, answers: 0 }));
    const { status, body } = await post('{"tags":["node:99"]}');
    expect([status, JSON.parse(body).message]).toEqual([
      200,
      'Nothing in the cache of this process is made of it',
    ]);
  });

  it('body too large: 413', async () => {
    const { post } = await setUp();
    expect((await post(JSON.stringify({ tags: Array(200_000).fill('x') }))).status).toBe(413);
  });

  it('not all processes reached: 503 with Retry-After', async () => {
    const { post } = await setUp(async () => {
      throw new Error('Redis is away at redis://user:password@host');
    });
    const { status, headers, body } = await post('{"all":true}');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body).not.toContain('password');
  });

  it('GET: 404', async () => {
    const { post } = await setUp();
    expect((await post('', `Bearer ${SECRET}`, 'GET')).status).toBe(404);
  });
});
