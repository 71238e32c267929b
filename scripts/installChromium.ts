import { execFileSync, spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { launchOptions } from './launchOptions.ts';

/** Whether a browser is there and starts; a download without the system's libraries does not. */
const starts = async (): Promise<boolean> => {
  try {
    const browser = await chromium.launch(launchOptions());
    await browser.close();
    return true;
  } catch {
    return false;
  }
};

const fromPlaywright = () =>
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });

const fromDistribution = () => {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const task of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    const [command = '', ...words] = [...sudo, 'apt-get', ...task];
    execFileSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
};

if (!(await starts())) {
  process.stdout.write('Installing Chromium for the browser tests…\n');
  fromPlaywright();
  if (!(await starts())) fromDistribution();
}
