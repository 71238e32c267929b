import { existsSync } from 'node:fs';

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A container's root may not use Chromium's sandbox; the other switches keep a test browser from calling home. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** How the tests start Chromium: the system's when there is one, Playwright's own otherwise. */
export function launchOptions(): { args: string[]; executablePath?: string } {
  const executablePath = SYSTEM_CHROMIUM.find((path) => existsSync(path));
  return { args: SWITCHES, ...(executablePath && { executablePath }) };
}
