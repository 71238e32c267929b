import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSite, type Site } from './runSite.ts';

let site: Site;
beforeAll(async () => {
  site = await runSite({ GTM_ID: 'GTM-ABC123', ONETRUST_ID: '0190a1b2-test' });
});
afterAll(() => site.kill());

test('a page contains the ids of third parties, loads nothing from them', async () => {
  const response = await fetch(`${site.url}/privacy`);
  const html = await response.text();
  expect(html).toContain(
    '<meta name="consent" content="onetrust" data-onetrust-id="0190a1b2-test" data-gtm-id="GTM-ABC123">',
  );
  expect(html).not.toContain('googletagmanager');
  expect(html).not.toContain('cookielaw');
  expect(html).not.toContain('choice-bar"');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain('https://*.googletagmanager.com');
  expect(policy).toContain('https://cdn.cookielaw.org');
});
