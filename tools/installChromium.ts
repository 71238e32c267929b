import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages } from './installPackages.ts';
import { HEADLESS_SHELL, launchOptions } from './launchOptions.ts';

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

// Last, since a bare machine gets its Chromium above. Debian's headless shell is faster; missing it is no failure.
if (process.env.CI === 'true' && existsSync('/usr/bin/chromium') && !existsSync(HEADLESS_SHELL)) {
  await installPackages('Faster browser tests need', 'chromium-headless-shell');
  process.exitCode = 0;
}
