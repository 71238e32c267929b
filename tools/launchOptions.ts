import { existsSync } from 'node:fs';

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Features of the browser's own window. For its address field, which no test ever sees, the system's Chromium renders
 * two pages of its own in every window, and a window comes with every test: half of what opening one costs.
 *
 * Of two such switches Chromium follows the last one, so the list begins with what Playwright 1.65 turns off.
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
];

/** A container's root may not use Chromium's sandbox; the other switches keep a test browser from calling home. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${WITHOUT_FEATURES.join(',')}`,
];

/** How the tests start Chromium: the system's when there is one, Playwright's own otherwise. */
export function launchOptions(): { args: string[]; executablePath?: string } {
  const executablePath = SYSTEM_CHROMIUM.find((path) => existsSync(path));
  return { args: SWITCHES, ...(executablePath && { executablePath }) };
}
