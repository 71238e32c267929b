import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../locales/locales.ts';
import type { Page } from '../../schemas/page.ts';
import { ask } from '../server/loopback.ts';
import { demoSite } from './demoSite.ts';

let site: Awaited<ReturnType<typeof demoSite>>;
beforeAll(async () => {
  site = await demoSite();
});
afterAll(() => expect(site.noise).toEqual([]));

const asPage = async (path: string): Promise<Page> => {
  const response = await fetch(site.url + path, { headers: { accept: 'application/json' } });
  return response.json() as Promise<Page>;
};

describe('the running site', () => {
  it.each([
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ...LOCALE_CODES.map((locale) => [`/sitemap-${locale}.xml`, 'application/xml'] as const),
    ...LOCALE_CODES.map((locale) => [`/sitemap-${locale}-contacts.txt`, 'text/plain'] as const),
    ['/news/feed.xml', 'application/atom+xml'],
    ['/fr/vie-a-bord/feed.xml', 'application/atom+xml'],
    ['/api/lists/countries/fr.json', 'application/json'],
  ] as const)('%s: %s in any Accept-Language', async (path, type) => {
    const reply = await ask(site.url, path, { headers: { 'accept-language': 'de' } });
    expect([reply.status, reply.headers['content-type']?.split(';')[0]]).toEqual([200, type]);
    expect(reply.headers['cache-control']).toMatch(/^public, max-age=/);
  });

  it('each upcoming event of the list has a calendar file', async () => {
    const { blocks } = await asPage('/events');
    const addresses = JSON.stringify(blocks).match(/(?<="url":")\/events\/[a-z][^"?]+/g) ?? [];
    const links = await Promise.all(
      [...new Set(addresses)].map(async (path) =>
        JSON.stringify(await asPage(path)).match(/\/events\/[^"]+\.ics/),
      ),
    );
    const calendars = links.flatMap((found) => found ?? []);
    expect(calendars.length).toBeGreaterThan(0);
    for (const path of calendars) {
      const reply = await ask(site.url, path);
      expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    }
  });

  it.each(['/news/article/no-such.ics', '/events/no-such.ics', '/events/feed.xml', '/fr/feed.xml'])(
    '%s: the 404 page',
    async (path) => {
      const reply = await ask(site.url, path, { headers: { accept: 'text/html' } });
      expect([reply.status, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );

  it.each(['estran-days', 'estran-days=1', 'estran-days=true', 'Estran-Days'])(
    '/events?%s redirects to the list with this event type',
    async (query) => {
      const { status, headers } = await ask(site.url, `/events?${query}`);
      expect([status, headers.location]).toEqual([302, '/events?event_type=estran-days']);
      const { body } = await ask(site.url, '/events?event_type=estran-days');
      expect(`${body}`).toContain('<option value="estran-days" selected="">');
    },
  );

  it('a redirect to another list page keeps the query', async () => {
    const reply = await ask(site.url, '/news/999?utm_source=mail');
    expect(reply.status).toBe(302);
    expect(reply.headers.location).toMatch(/^\/news\/\d+\?utm_source=mail$/);
  });

  it('path of a German page without its prefix: 404 with a link to the German page', async () => {
    const reply = await ask(site.url, '/die-werft', { headers: { accept: 'application/json' } });
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).toContain('"path":"/de/die-werft"');
  });
});
