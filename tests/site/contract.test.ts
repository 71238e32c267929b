import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../server/loopback.ts';
import { runSite, type Site } from './runSite.ts';

let site: Site;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

describe('the contract of the running site', () => {
  it('stands before the pages, with a strong ETag', async () => {
    const { status, headers } = await ask(site.url, '/registry.json');
    expect(status).toBe(200);
    expect(headers.etag).toMatch(/^"/);
    expect((await ask(site.url, '/schemas/quotation.json')).status).toBe(200);
  });

  it('has one address, whatever language a page is in', async () => {
    expect((await ask(site.url, '/de/registry.json')).status).toBe(404);
  });

  it('answers an address that cannot be decoded with a page, not a fault', async () => {
    expect((await ask(site.url, '/schemas/%E0.json')).status).toBe(404);
  });

  it('is only read', async () => {
    expect((await ask(site.url, '/registry.json', { method: 'PUT' })).status).toBe(405);
  });
});
