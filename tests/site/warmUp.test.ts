import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { firstScreenPictures } from '../../server/cache/warm-up/firstScreenPictures.ts';
import { runSite, type Site } from './runSite.ts';
import { type GatedContent, startGatedContent } from './startGatedContent.ts';

/** Circuits stay open for ten seconds at a time, and a machine may be busy. */
const LONG = { timeout: 90_000, interval: 100 };

const FILES = /\/sites\/default\/files\//;

let content: GatedContent;
let folder: string;
let site: Site;

const start = () =>
  runSite({
    CONTENT_URL: content.url,
    CONTENT_KEY: content.key,
    CACHE_DIRECTORY: folder,
    BRAND_FILE: join(folder, 'brand.json'),
    WARM_UP: 'on',
  });
const told = (name: string) => site.log.filter(({ event }) => event === name);
const readiness = async () => {
  const response = await fetch(`${site.url}/readyz`);
  return { status: response.status, ...JSON.parse(await response.text()) };
};
const pictures = () => {
  const directory = join(folder, 'images');
  return existsSync(directory) ? readdirSync(directory).sort() : [];
};

beforeAll(async () => {
  content = await startGatedContent();
  folder = mkdtempSync(join(tmpdir(), 'warm-up-'));
  // Two languages: the other four would be made in the same way, a minute of CPU.
  const brand = { ...JSON.parse(readFileSync('demo/brand.json', 'utf8')), languages: ['en', 'de'] };
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(brand));
});
afterAll(async () => {
  await content.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('content service down at the start', () => {
  beforeAll(async () => {
    content.state = 'down';
    site = await start();
  });
  afterAll(() => site.kill());

  it('waits for the circuit to close, warms up every page, pauses on failures, skips none', async () => {
    await expect.poll(() => told('upstream-circuit-open').length, LONG).toBeGreaterThan(0);
    expect(await readiness()).toMatchObject({
      status: 503,
      ready: false,
      circuits: { content: expect.stringMatching(/open/) },
      warmUp: { done: 0, total: 0, failed: 0 },
    });
    content.delayMs = 20;
    content.state = 'up';
    await expect.poll(async () => (await readiness()).warmUp.done, LONG).toBeGreaterThan(10);
    expect(await readiness()).toMatchObject({ status: 200, ready: true, warmUp: { state: 'running' } });

    content.state = 'down';
    await expect.poll(async () => (await readiness()).warmUp.state, LONG).toBe('paused');
    content.state = 'up';
    await expect.poll(async () => (await readiness()).warmUp.state, LONG).toBe('done');
    const { warmUp } = await readiness();
    expect(warmUp).toEqual({ state: 'done', done: warmUp.total, total: warmUp.total, failed: 0 });
    await expect.poll(() => told('warm-up')).toMatchObject([{ made: warmUp.total, failed: 0 }]);
    expect(told('warm-up-failed')).toEqual([]);
    expect(told('content-summary')).toMatchObject([{ kinds: { 'link-unresolved': expect.any(Number) } }]);
  }, 300_000);

  it('two pages at a time, with progress log lines', () => {
    expect(content.mostLookups()).toBeLessThanOrEqual(2);
    const progress = told('warm-up-progress');
    expect(progress.length).toBeGreaterThan(0);
    for (const { done, total, msg } of progress) {
      expect(msg).toMatch(
        new RegExp(`^warm-up ${done} of ${total}(, \\d+ s left|, waiting for the content service)?$`),
      );
    }
    expect(progress.some(({ secondsLeft }) => Number(secondsLeft) > 0)).toBe(true);
  });

  it('first request: page and first pictures from the cache', async () => {
    const made = pictures();
    const asked = content.asked(FILES);
    expect(asked).toBeGreaterThan(0);
    const html = await (await fetch(`${site.url}/`)).text();
    const first = firstScreenPictures(html);
    expect(first.length).toBeGreaterThan(1);
    for (const path of first) {
      const picture = await fetch(site.url + path);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif']);
    }
    const visit = () => told('request').filter(({ path }) => path === '/');
    await expect.poll(visit).toMatchObject([{ page: expect.stringMatching(/fresh|stale/) }]);
    expect(pictures()).toEqual(made);
    expect(content.asked(FILES)).toBe(asked);
  });
});

it('SIGTERM stops the warm-up and exits with 0', async () => {
  content.state = 'up';
  site = await start();
  onTestFinished(async () => void (await site.kill()));
  await expect.poll(async () => (await readiness()).warmUp.done, LONG).toBeGreaterThan(2);
  content.state = 'hung';
  const asked = content.asked(/translate-path/);
  expect(await site.stop()).toBe(0);
  expect(content.asked(/translate-path/)).toBeLessThanOrEqual(asked + 2);
  expect([told('warm-up'), told('warm-up-failed')]).toEqual([[], []]);
});
