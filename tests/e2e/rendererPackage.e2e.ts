import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test as plain } from '@playwright/test';
import { addBlocks } from '../renderer/addBlocks.ts';
import { installExample } from '../renderer/installExample.ts';

const PACKAGES = ['ajv', 'express', 'react', 'react-dom', 'sanitize-html', 'vite'];

/** The minimal example, installed from the tarball of the renderer, built and served. */
const test = plain.extend<object, { example: { folder: string; url: string; warnings: string[] } }>({
  example: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright finds out by it which fixtures are needed
    async ({}, use) => {
      const folder = installExample('minimal', PACKAGES);
      addBlocks(folder);
      execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
        cwd: folder,
        stdio: 'inherit',
      });
      const server = spawn(process.execPath, ['server.js'], {
        cwd: folder,
        env: { ...process.env, PORT: '0' },
      });
      const warnings: string[] = [];
      server.stderr.on('data', (chunk) => warnings.push(String(chunk)));
      const [url] = await once(createInterface(server.stdout), 'line');
      await use({ folder, url, warnings });
      server.kill();
      rmSync(join(folder), { recursive: true });
    },
    { scope: 'worker' },
  ],
});

// One installation for all.
test.describe.configure({ mode: 'default' });

test('an empty project renders own blocks from the tarball, and hydrates', async ({ page, example }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(example.url);
  await expect(page).toHaveTitle('Three blocks');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Fair winds' })).toBeVisible();
  const counter = page.getByRole('button', { name: /^Waves: / });
  await expect(counter).toHaveText('Waves: 1');
  // Until the code has arrived a click does nothing.
  await expect(async () => {
    await counter.click();
    await expect(counter).not.toHaveText('Waves: 1', { timeout: 500 });
  }).toPass();
  expect(complaints.filter((line) => !/favicon|404|no wind|no sight/.test(line))).toEqual([]);
});

test('the example logs why a block was dropped', async ({ example, request }) => {
  expect(await (await request.get(example.url)).text()).not.toContain('Gulls');
  expect(example.warnings.join('')).toContain(
    'Dropped: “lable” is not a known field; did you mean “label”? (/blocks/5/props/lable)',
  );
});

test('only hydrated blocks load code and have props in the document', async ({ page, example }) => {
  const fetched: string[] = [];
  page.on('request', (sent) => fetched.push(new URL(sent.url()).pathname));
  await page.goto(example.url);
  await page.waitForLoadState('networkidle');
  expect(fetched.some((path) => path.includes('Counter'))).toBe(true);
  expect(fetched.filter((path) => /Headline|Story/.test(path))).toEqual([]);
  const data = JSON.parse((await page.locator('script[data-blocks-data]').textContent()) ?? '');
  expect(data.slice(2)).toEqual([
    { id: '1', type: 'headline' },
    { id: '2', type: 'story' },
    { id: '3', type: 'counter', props: { label: 'Waves', start: 1 } },
  ]);
});

test('blocks that throw in the browser, or whose code fails, keep the server’s HTML', async ({
  page,
  example,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(example.url);
  await expect.poll(() => complaints.join()).toContain('no wind');
  await expect.poll(() => complaints.join()).toContain('no sight');
  await expect(page.getByText('Squall is written')).toBeVisible();
  await expect(page.getByText('Fog is written')).toBeVisible();
});

test('the gallery: a live block reacts in its example, and an edited example shows', async ({
  page,
  example,
}) => {
  const { folder } = example;
  const command = 'node_modules/@bridgedeck/renderer/bin/bridgedeck.js';
  const gallery = spawn(process.execPath, [command, 'gallery', 'site.js', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [url] = await once(createInterface(gallery.stdout), 'line');
    await page.goto(`${url}/blocks/counter`);
    const document = page.frameLocator('iframe').first();
    // Until the code has arrived a click does nothing.
    await expect(async () => {
      await document.getByRole('button').click({ timeout: 1000 });
      await expect(document.getByRole('button')).toHaveText(/Waves: [1-9]/, { timeout: 500 });
    }).toPass();
    const file = join(folder, 'blocks/examples.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Waves', 'Swells'));
    await expect(document.getByRole('button')).toHaveText(/Swells: /);
  } finally {
    gallery.kill();
  }
});
