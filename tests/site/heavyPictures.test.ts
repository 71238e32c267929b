import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imagePresets } from '../../schemas/parts/imagePresets.ts';
import { askFrom } from './askFrom.ts';
import { runSite, type Site } from './runSite.ts';
import { type FileService, startFileService } from './startFileService.ts';

const FILES = '/sites/default/files';
const ATTACKER = '127.0.0.66';
const VISITOR = '127.0.0.77';

let folder: string;
let content: FileService;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heavy-pictures-'));
  content = await startFileService();
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2a6f97' } })
    .jpeg()
    .toBuffer();
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg', 'five.jpg']) {
    content.serve(`${FILES}/${name}`, (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': photo.length });
      response.end(photo);
    });
  }
  site = await runSite({
    CONTENT_URL: content.url,
    CACHE_DIRECTORY: folder,
    LOG_LEVEL: 'debug',
    TRUST_PROXY: '1',
  });
});
afterAll(async () => {
  await site.kill();
  await content.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** Every size of a picture in three formats: 96 addresses. */
const allSizes = (name: string): string[] =>
  Object.entries(imagePresets).flatMap(([preset, { widths }]) =>
    widths.flatMap((width) =>
      ['avif', 'webp', 'jpeg'].map(
        (format) => `${site.url}/images/${preset}/${width}.${format}${FILES}/${name}`,
      ),
    ),
  );

const cachedPictures = async (): Promise<number> =>
  (await readdir(join(folder, 'images')).catch(() => [])).filter((name) => !name.endsWith('.tmp')).length;

async function fetchStatus(address: string, url: string, method = 'GET'): Promise<number | undefined> {
  const answer = await askFrom(address, url, { method }).answer;
  await buffer(answer);
  return answer.statusCode;
}

beforeEach(async () => {
  await rm(join(folder, 'images'), { recursive: true, force: true, maxRetries: 10 });
  content.asked.length = 0;
});

describe('uncached pictures', () => {
  it('HEAD for 96 sizes: nothing is resized or downloaded', async () => {
    const addresses = allSizes('one.jpg');
    expect(addresses.length).toBeGreaterThan(90);
    const statuses: (number | undefined)[] = [];
    for (const url of addresses) statuses.push(await fetchStatus(ATTACKER, url, 'HEAD'));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(new Set(content.asked)).toEqual(new Set([`HEAD ${FILES}/one.jpg`]));
    expect(await cachedPictures()).toBe(0);
  });

  it('GET for 60 sizes, client disconnects at once: nearly nothing is resized', async () => {
    const attack = allSizes('two.jpg').slice(0, 60);
    const sent = attack.map((url) => askFrom(ATTACKER, url).sent);
    await expect.poll(() => content.asked.length).toBeGreaterThan(0);
    for (const request of sent) request.destroy();
    expect(await fetchStatus(VISITOR, `${site.url}/images/card/364.webp${FILES}/three.jpg`)).toBe(200);
    // Those that were being made when the client left, and that of the visitor.
    expect(await cachedPictures()).toBeLessThan(20);
  });

  it('GET for 96 sizes by one client: a few wait, others get 503; another client waits for few', async () => {
    const attack = allSizes('four.jpg').map((url) => askFrom(ATTACKER, url).answer);
    await expect.poll(() => content.asked.length).toBeGreaterThan(0);
    const visitor = await fetchStatus(VISITOR, `${site.url}/images/card/364.webp${FILES}/five.jpg`);
    const madeBefore = await cachedPictures();
    expect(visitor).toBe(200);
    expect(madeBefore).toBeLessThan(30);
    const answers = await Promise.all(attack);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(5);
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(
      answers.length - refused.length,
    );
    await Promise.all(answers.map((answer) => buffer(answer)));
  }, 60_000);

  it('120 missing names by one client: 100 upstream requests, other clients unaffected', async () => {
    const ask = async (client: string, path: string) => {
      const headers = { 'X-Forwarded-For': client };
      const answer = await askFrom('127.0.0.1', site.url + path, { headers }).answer;
      await buffer(answer);
      return answer.statusCode;
    };
    const known = `/images/card/364.webp${FILES}/one.jpg`;
    expect(await ask('203.0.113.5', known)).toBe(200);
    const statuses: (number | undefined)[] = [];
    for (let name = 0; name < 60; name++) {
      statuses.push(await ask('203.0.113.5', `/images/card/364.webp${FILES}/no-${name}.jpg`));
      statuses.push(await ask('203.0.113.5', `/films${FILES}/no-${name}.mp4`));
    }
    expect(statuses).toEqual([...Array(100).fill(404), ...Array(20).fill(503)]);
    expect(content.asked.filter((asked) => asked.includes('/no-'))).toHaveLength(100);
    // What is on disk is everybody's.
    expect(await ask('203.0.113.5', known)).toBe(200);
    expect(await ask('203.0.113.6', `/images/card/728.webp${FILES}/one.jpg`)).toBe(200);
  }, 60_000);

  it('a PNG of 41 megapixels: 404, a warning, downloaded once for all sizes', async () => {
    const bomb = await sharp({ create: { width: 8200, height: 5000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    content.serve(`${FILES}/bomb.png`, (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(bomb);
    });
    for (const url of allSizes('bomb.png').slice(0, 5)) expect(await fetchStatus(VISITOR, url)).toBe(404);
    expect(content.asked).toEqual([`GET ${FILES}/bomb.png`]);
    const told = site.log.filter(({ event }) => event === 'picture-unreadable');
    expect(told).toEqual([
      expect.objectContaining({
        level: 'warn',
        original: `${FILES}/bomb.png`,
        reason: 'the original has 8200 × 5000 pixels, more than 40000000',
      }),
    ]);
  });

  it('600 × 60,000 pixels: at most 8 megapixels are sent', async () => {
    const tower = await sharp({ create: { width: 600, height: 60_000, channels: 3, background: '#2a6f97' } })
      .png()
      .toBuffer();
    content.serve(`${FILES}/tower.png`, (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(tower);
    });
    const answer = await askFrom(VISITOR, `${site.url}/images/natural/960.jpeg${FILES}/tower.png`).answer;
    const { width, height } = await sharp(await buffer(answer)).metadata();
    expect([answer.statusCode, width * height <= 8_000_000]).toEqual([200, true]);
  });
});
