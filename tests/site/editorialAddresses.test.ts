import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../locales/locales.ts';
import type { Page } from '../../schemas/page.ts';
import { ask } from '../server/loopback.ts';
import { runSite, type Site } from './runSite.ts';

let site: Site;
beforeAll(async () => {
  site = await runSite();
});
afterAll(async () => {
  await site.stop();
  expect(site.noise).toEqual([]);
});

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
  ] as const)('answers %s as %s, whatever language the visitor speaks', async (path, type) => {
    const reply = await ask(site.url, path, { headers: { 'accept-language': 'de' } });
    expect([reply.status, reply.headers['content-type']?.split(';')[0]]).toEqual([200, type]);
    expect(reply.headers['cache-control']).toMatch(/^public, max-age=/);
  });

  it('has a calendar file for each event to come that the list offers', async () => {
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
    'shows its 404 page at %s',
    async (path) => {
      const reply = await ask(site.url, path, { headers: { accept: 'text/html' } });
      expect([reply.status, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );

  it.each(['estran-days', 'estran-days=1', 'estran-days=true', 'Estran-Days'])(
    'leads from /events?%s to the list with that event type preselected',
    async (query) => {
      const { status, headers } = await ask(site.url, `/events?${query}`);
      expect([status, headers.location]).toEqual([302, '/events?event_type=estran-days']);
      const { body } = await ask(site.url, '/events?event_type=estran-days');
      expect(`${body}`).toContain('<option value="estran-days" selected="">');
    },
  );

  it('keeps the query of a visitor who is led to another page of a list', async () => {
    const reply = await ask(site.url, '/news/999?utm_source=mail');
    expect(reply.status).toBe(302);
    expect(reply.headers.location).toMatch(/^\/news\/\d+\?utm_source=mail$/);
  });

  it('takes its texts of a French address out of the language it exists in', async () => {
    const { status, body } = await ask(site.url, '/fr/the-yard', { headers: { accept: 'application/json' } });
    expect(status).toBe(404);
    expect(body.toString()).toContain('"path":"/the-yard"');
  });
});
