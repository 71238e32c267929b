import { expect, it } from 'vitest';
import { parseConfig } from '../../../server/config/parseConfig.ts';
import { startTable } from '../../../server/observability/startTable.ts';

const started = { url: 'http://localhost:3000', adminUrl: 'http://localhost:3001' };

it('names the admin port by its own address; with sign-in by the origin at which sign-in works', () => {
  expect(startTable(parseConfig({}), started)).toMatch(/Admin port +http:\/\/localhost:3001 /);
  const config = parseConfig({
    ADMIN_AUTH: 'proxy',
    ADMIN_URL: 'https://admin.example.com',
    ADMIN_PROXY_SECRET: 'a-secret-that-the-proxy-has',
  });
  expect(startTable(config, started)).toMatch(/Admin port +https:\/\/admin\.example\.com /);
});
