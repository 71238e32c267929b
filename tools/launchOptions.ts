import { existsSync } from 'node:fs';

/** Chromium without a window, packaged by Debian: tests with it take a fifth less time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_CHROMIUM = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Features of the browser's window. For its address bar, which no test uses, Debian's Chromium renders two pages of
 * its own in every window, and each test opens a window: half of the cost of opening one.
 *
 * Of two such switches Chromium uses the last, so the list starts with what Playwright 1.65 turns off.
 */
const WITHOUT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // It gives each document that comes after about:blank a process of its own: half of the cost of opening a page.
  'CrossOriginOpenerPolicy',
];

/** A container's root may not use Chromium's sandbox; the other switches stop background requests. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  // Drawn by the browser's process: a twentieth less CPU than in one of its own.
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${WITHOUT_FEATURES.join(',')}`,
];

/** How tests start Chromium: the system's if installed, else Playwright's own. */
export function launchOptions(): { args: string[]; executablePath?: string } {
  const executablePath = SYSTEM_CHROMIUM.find((path) => existsSync(path));
  return { args: SWITCHES, ...(executablePath && { executablePath }) };
}
