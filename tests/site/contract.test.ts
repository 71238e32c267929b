import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../server/loopback.ts';
import { demoSite } from './demoSite.ts';

let site: Awaited<ReturnType<typeof demoSite>>;
beforeAll(async () => {
  site = await demoSite();
});
afterAll(() => expect(site.noise).toEqual([]));

describe('the contract on the running site', () => {
  it('is served with a strong ETag', async () => {
    const { status, headers } = await ask(site.url, '/registry.json');
    expect(status).toBe(200);
    expect(headers.etag).toMatch(/^"/);
    expect((await ask(site.url, '/schemas/quotation.json')).status).toBe(200);
  });

  it('/de/registry.json: 404', async () => {
    expect((await ask(site.url, '/de/registry.json')).status).toBe(404);
  });

  it('malformed encoding: 404', async () => {
    expect((await ask(site.url, '/schemas/%E0.json')).status).toBe(404);
  });

  it('PUT: 405', async () => {
    expect((await ask(site.url, '/registry.json', { method: 'PUT' })).status).toBe(405);
  });
});
