import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, test as plain } from '@playwright/test';
import { freePort } from '../freePort.ts';
import { copyExample } from '../renderer/installExample.ts';

const NEXT = 'node_modules/next/dist/bin/next';
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };

interface Example {
  url: string;
  /** What building and serving it has printed. */
  output: string;
}

/** Installs Next.js, which is no package of this project. @returns false where there is no registry. */
function install(folder: string, tarball: string): boolean {
  try {
    execFileSync('npm', ['install', '--no-save', '--prefer-offline', '--include=dev', tarball], {
      cwd: folder,
      encoding: 'utf8',
    });
    return true;
  } catch (error) {
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(String(error))) return false;
    throw error;
  }
}

const test = plain.extend<object, { example: Example | undefined }>({
  example: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright finds out by it which fixtures are needed
    async ({}, use) => {
      const { folder, tarball } = copyExample('next');
      if (!install(folder, tarball)) return use(undefined);
      const built = spawnSync(process.execPath, [NEXT, 'build'], { cwd: folder, env, encoding: 'utf8' });
      if (built.status !== 0) throw new Error(`next build failed: ${built.stdout}${built.stderr}`);
      const port = await freePort();
      const server = spawn(process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', `${port}`], {
        cwd: folder,
        env,
        stdio: 'ignore',
      });
      const url = `http://127.0.0.1:${port}`;
      await expect
        .poll(
          () =>
            fetch(url).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 120_000 },
        )
        .toBe(true);
      await use({ url, output: built.stdout + built.stderr });
      server.kill();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('a Next.js page renders blocks on the server, reports dropped ones, and hydrates', async ({
  page,
  request,
  example,
}) => {
  test.skip(!example, 'There is no registry to install Next.js from');
  if (!example) return;
  const html = await (await request.get(example.url)).text();
  expect(html).toContain('<h1>Fair winds</h1>');
  expect(html).toMatch(/<button type="button">Waves: 1</);
  expect(html).not.toContain('Gulls');
  expect(example.output).toContain(
    'Dropped: “lable” is not a known field; did you mean “label”? (/blocks/3/props/lable)',
  );

  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(example.url);
  await expect(page).toHaveTitle('Three blocks');
  const counter = page.getByRole('button', { name: /^Waves: / });
  await expect(counter).toHaveText('Waves: 1');
  // Until the code has arrived a click does nothing.
  await expect(async () => {
    await counter.click();
    await expect(counter).not.toHaveText('Waves: 1', { timeout: 500 });
  }).toPass();
  expect(complaints.filter((line) => !/favicon|404/.test(line))).toEqual([]);
});
