import { defineConfig } from '@playwright/test';
import { ADMIN_PORT, PORT, SECOND_BRAND } from './tests/e2e/ports.ts';
import { launchOptions } from './tools/launchOptions.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // Twice the usual number of cores: a test waits for the browser and the server most of the time.
  workers: 4,
  forbidOnly: true,
  reporter: [['list']],
  // Room for a machine with other things to do.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // As with Vitest: named at the end of `npm test`, to be mended.
  retries: 1,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: launchOptions(),
    // A tenth of the time: see `leave` in tests/e2e/quietTest.ts.
    reuseContext: true,
  },
  webServer: {
    command: 'node tools/start.ts',
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: {
      PORT: String(PORT),
      ADMIN_PORT: String(ADMIN_PORT),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      SITE_URL: `http://127.0.0.1:${PORT}`,
      BRAND_FILE: 'demo/brand.json,demo/brands/ternby/brand.json',
      TERNBY_SITE_URL: `http://${SECOND_BRAND}:${PORT}`,
      // The demo's own content service shares the machine with four browsers: late is not down.
      CONTENT_BUDGET_MS: '20000',
      CONTENT_TIMEOUT_MS: '20000',
      // The widget solves its puzzle at once, however many forms the tests send.
      CAPTCHA_EFFORT: 'token',
      // Making every page ahead takes a minute of CPU; the tests ask for a tenth of them.
      WARM_UP: 'off',
      // A clean clone has no picture yet, and the tests look at hundreds.
      PICTURE_EFFORT: 'fast',
    },
    timeout: 240_000,
    stdout: 'ignore',
  },
});
