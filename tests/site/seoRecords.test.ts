import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPath } from '../../locales/buildPath.ts';
import { ask } from '../server/loopback.ts';
import { demoSite } from './demoSite.ts';

let site: Awaited<ReturnType<typeof demoSite>>;
beforeAll(async () => {
  site = await demoSite();
});
afterAll(() => expect(site.noise).toEqual([]));

const html = async (path: string): Promise<string> => {
  const { status, body } = await ask(site.url, path, { headers: { accept: 'text/html' } });
  expect([path, status]).toEqual([path, 200]);
  return `${body}`;
};

/** What a page tells search engines and link previews, by name. */
const getMeta = (document: string): ReadonlyMap<string, string> =>
  new Map(
    [...document.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );

const OWN_PAGES = [
  'dealers-map',
  'charters-map',
  'service-centers-map',
  'brochure',
  'newsletter',
  'sitemap',
  'contact-slug',
] as const;

describe('SEO of pages without a node', () => {
  it.each((['en', 'de'] as const).flatMap((locale) => OWN_PAGES.map((name) => [locale, name] as const)))(
    'has title, description, site and type for search engines and previews: %s %s',
    async (locale, name) => {
      const document = await html(buildPath(locale, name, { slug: 'EST-FR-003' }));
      const meta = getMeta(document);
      const title = meta.get('og:title') ?? '';
      expect(title).not.toBe('');
      expect(/<title>([^<]*)/.exec(document)?.[1]).toContain(title);
      expect(meta.get('description')).toMatch(/\S/);
      expect(Object.fromEntries(meta)).toMatchObject({
        'og:description': meta.get('description'),
        'og:site_name': 'Estran',
        'og:type': 'website',
        'twitter:card': 'summary',
        'twitter:title': title,
        'twitter:description': meta.get('description'),
      });
    },
  );
});
