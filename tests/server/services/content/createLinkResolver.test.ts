import { expect, test } from 'vitest';
import type { Locale } from '../../../../locales/locales.ts';
import type { ContentEvent } from '../../../../server/services/content/ContentEvent.ts';
import { createLinkResolver } from '../../../../server/services/content/links/createLinkResolver.ts';
import {
  createSiteIndex,
  type SiteRow,
} from '../../../../server/services/content/site-index/createSiteIndex.ts';

const row = (id: string, nid: number, locale: Locale, alias: string, path: string): SiteRow => ({
  id,
  nid,
  bundle: 'page',
  locale,
  title: `${id} in ${locale}`,
  alias,
  path,
});

const index = createSiteIndex([
  row('home', 29, 'en', '/', '/'),
  row('home', 29, 'fr', '/', '/fr'),
  row('news', 30, 'en', '/news', '/news'),
  row('news', 30, 'fr', '/actualites', '/fr/actualites'),
  row('english', 31, 'en', '/english', '/english'),
  row('big', 32, 'fr', '/été', '/fr/%C3%A9t%C3%A9'),
]);

const resolve = (uri: string, words: Locale[] = ['fr', 'en']) => {
  const events: ContentEvent[] = [];
  const files = {
    cmsHosts: new Set(['cms.example']),
    sizes: { '/sites/default/files/prices.pdf': 2_410_000 },
  };
  const target = createLinkResolver(index, 'fr', words, (event) => events.push(event), files)(uri, {});
  return { target, events: events.map(({ event }) => event) };
};

test.each([
  ['entity:node/30', '/fr/actualites'],
  ['entity:node/30?page=2#top', '/fr/actualites?page=2#top'],
  ['internal:/actualites', '/fr/actualites'],
  ['internal:/news', '/fr/actualites'],
  ['internal:/News/', '/fr/actualites'],
  ['internal:/node/30', '/fr/actualites'],
  ['internal:/', '/fr'],
  ['internal:/?a=1', '/fr?a=1'],
  ['internal:/été', '/fr/%C3%A9t%C3%A9'],
  ['internal:/sites/default/files/a.mp4', '/films/sites/default/files/a.mp4'],
  [
    'internal:/sites/default/files/360 view.jpg',
    '/images/panorama/3600.jpeg/sites/default/files/360%20view.jpg',
  ],
  [
    'internal:/sites/default/files/2026-11/dates d’été.ics',
    '/sites/default/files/2026-11/dates%20d%E2%80%99%C3%A9t%C3%A9.ics',
  ],
  ['internal:/sites/default/files/prices.pdf?x=1#page=3', '/sites/default/files/prices.pdf#page=3'],
  ['https://cms.example/sites/default/files/prices.pdf', '/sites/default/files/prices.pdf'],
  [
    'https://else.example/sites/default/files/prices.pdf',
    'https://else.example/sites/default/files/prices.pdf',
  ],
  ['internal:/dealers', '/fr/concessionnaires'],
  ['internal:/concessionnaires#map', '/fr/concessionnaires#map'],
  ['internal:/dealers?near=me#map', '/fr/concessionnaires?near=me#map'],
  ['internal:#story', '#story'],
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['mailto:hello@example.com', 'mailto:hello@example.com'],
  ['tel:+33100000000', 'tel:+33100000000'],
])('%s: %s in French', (uri, url) => {
  expect(resolve(uri)).toMatchObject({ target: { url }, events: [] });
});

test('route:<nolink>: no URL', () => {
  expect(resolve('route:<nolink>')).toEqual({ target: {}, events: [] });
});

test('has the node’s title in the language', () => {
  expect(resolve('internal:/news').target?.title).toBe('news in fr');
});

test('has name, type and size of a document', () => {
  expect(resolve('internal:/sites/default/files/prices.pdf').target).toEqual({
    url: '/sites/default/files/prices.pdf',
    title: 'prices.pdf',
    facts: ['PDF', '2,4\u202fMo'],
  });
});

test.each([
  'entity:node/31',
  'entity:node/99',
  'internal:/english',
  'internal:/no-such-page',
  'internal:/sites/default/files/setup.exe',
  'https://cms.example/sites/default/files/page.html',
])('%s: unresolved in French, reported', (uri) => {
  expect(resolve(uri)).toEqual({ target: undefined, events: ['link-unresolved'] });
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'ftp://example.com/x',
  'tel:call-me',
  '//evil.example/x',
  '/actualites',
  'entity:user/1',
  'internal://evil.example',
  'internal:/actualites?a=\\',
  'internal:/actualites#a\tb',
  '',
])('%j: refused', (uri) => {
  const { target, events } = resolve(uri);
  expect(target).toBeUndefined();
  expect(events).toHaveLength(1);
});

test('takes linear time for many slashes', () => {
  expect(resolve(`internal:/news${'/'.repeat(200_000)}`).target?.url).toBe('/fr/actualites');
  expect(resolve(`internal:/news${'/'.repeat(200_000)}x`).target).toBeUndefined();
});
