import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/launchOptions.ts';
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  fullyParallel: true,
  reporter: [['line']],
  timeout: 25_000,
  use: { baseURL: 'http://127.0.0.1:3971', launchOptions: launchOptions() },
});
