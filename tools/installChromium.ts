import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { installPackages } from './installPackages.ts';
import { launchOptions } from './launchOptions.ts';

/** Whether a browser is installed and starts; a download without system libraries does not. */
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

if (!(await starts())) {
  process.stdout.write('Downloading Playwright’s Chromium into the cache of this user…\n');
  fromPlaywright();
  if (!(await starts())) {
    await installPackages('The browser tests need', 'chromium', 'fonts-liberation');
  }
}
