import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis, type RedisServer, startRedisServer } from '../startRedisServer.ts';
import { runSite, type Site } from './runSite.ts';
import { type EditedContent, startEditedContent } from './startEditedContent.ts';

if (!hasRedis) process.stdout.write('There is no redis-server on the PATH: no two sites share one.\n');

const SECRET = 'correct-horse-battery-staple';

describe.skipIf(!hasRedis)('two processes with one Redis', () => {
  let redis: RedisServer;
  let content: EditedContent;
  let one: Site;
  let other: Site;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leads-'));
    [redis, content] = await Promise.all([startRedisServer(), startEditedContent()]);
    const environment = {
      CONTENT_URL: content.url,
      CONTENT_KEY: content.key,
      CONTENT_HOOK_SECRET: SECRET,
      // A busy machine is no Redis that hangs: what the address says comes first, and as text sets no deadline.
      REDIS_URL: `${redis.url}?commandTimeout=none&socketTimeout=20000`,
      LEADS_DIRECTORY: folder,
      TRUST_PROXY: '1',
      SITE_URL: 'https://www.estran.example',
    };
    [one, other] = await Promise.all([runSite(environment), runSite(environment)]);
  });
  afterAll(async () => {
    await Promise.all([one, other].map((site?: Site) => site?.kill()));
    await Promise.all([redis.stop(), content.close(), rm(folder, { recursive: true })]);
    expect([...one.noise, ...other.noise]).toEqual([]);
  });

  const titleAt = async (site: Site): Promise<string> => {
    const html = await (await fetch(`${site.url}/the-yard`)).text();
    return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  };

  it('one content request for a page both need', async () => {
    content.asked.length = 0;
    const answers = await Promise.all([one, other].map(({ url }) => fetch(`${url}/boats/estran-42`)));
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(second).toBe(first);
    expect(content.asked.length).toBeGreaterThan(0);
    expect(content.asked.filter((path, index) => content.asked.indexOf(path) < index)).toEqual([]);
    const states = () => [one, other].map(({ log }) => log.find(({ event }) => event === 'request')?.page);
    await expect.poll(states).toContain('miss');
  });

  it('a purge reaches both within a second', async () => {
    const before = await titleAt(one);
    expect(await titleAt(other)).toBe(before);
    content.edit(before, 'The boatyard, rewritten');
    expect(await titleAt(other)).toBe(before);
    const purge = await fetch(`${one.url}/hooks/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
      body: JSON.stringify({ paths: ['/the-yard'] }),
    });
    expect(purge.status).toBe(200);
    const heard = () => other.log.some(({ event }) => event === 'purge-received');
    await expect.poll(heard, { interval: 10, timeout: 1000 }).toBe(true);
    expect(await titleAt(other)).toContain('The boatyard, rewritten');
    expect(await titleAt(one)).toContain('The boatyard, rewritten');
  });

  it('form limits are shared; addresses are in neither Redis nor log', async () => {
    const send = async ({ url }: Site, address: string, lastName: string) => {
      const fields = { firstName: 'A', lastName, email: 'a@example.com', country: 'FR', postalCode: '56100' };
      const reply = await fetch(`${url}/brochure`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'x-forwarded-for': address },
        body: new URLSearchParams({ ...fields, title: 'Mme', mobile: '', boats: 'EST-042' }),
      });
      return reply.status;
    };
    const address = '203.0.113.77';
    // Eight without a puzzle are taken of one address in an hour, here by turns.
    const taken = [];
    for (const name of 'ABCDEFGHIJ')
      taken.push(await send(taken.length % 2 === 0 ? one : other, address, name));
    expect(taken).toEqual([...Array(8).fill(303), 429, 429]);
    const reader = new Redis(redis.url);
    const keys = await reader.keys('bridgedeck:limit:*');
    reader.disconnect();
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.filter((key) => !/:(everybody|[0-9a-f]{64})$/.test(key))).toEqual([]);
    const written = [one, other].map(({ log, noise }) => JSON.stringify(log) + noise.join(''));
    expect(written.join('')).not.toContain(address);
  });
});
