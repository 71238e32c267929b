import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemChromium } from './systemChromium.ts';

/** Makes sure a browser is there: Playwright's own where it can be fetched, the distribution's package otherwise. */
const isInstalled = (): boolean => systemChromium() !== undefined || existsSync(chromium.executablePath());

const withPlaywright = (): boolean =>
  spawnSync('npx', ['playwright', 'install', '--with-deps', '--only-shell', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  }).status === 0;

const withPackageManager = (): void => {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    execFileSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
};

if (!isInstalled()) {
  process.stdout.write('Installing Chromium for the browser tests…\n');
  if (!withPlaywright()) withPackageManager();
}
