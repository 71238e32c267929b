import { expect, test } from 'vitest';
import { UpstreamError } from '../../../../server/http/errors.ts';
import { startSmallSite } from './smallSite.ts';
import type { CannedAnswer } from './startContentServer.ts';

const redirect =
  (to: string, status = '301') =>
  (question: string): CannedAnswer | undefined =>
    question.includes('path=/old')
      ? {
          type: 'application/json',
          body: {
            resolved: 'x',
            redirect: [
              { from: '/old', to: '/between', status },
              { from: '/between', to, status: '302' },
            ],
          },
        }
      : undefined;

test('finds a node by its path, with its translations', async () => {
  await using site = await startSmallSite();
  const found = await site.content.find('pt', '/estaleiro');
  expect(found).toMatchObject({
    type: 'node',
    node: {
      id: 'page-yard',
      contentLocale: 'pt',
      isHome: false,
      pageInfo: { path: '/estaleiro', language: 'pt', pageType: 'page' },
      alternates: [
        { locale: 'en', path: '/yard' },
        { locale: 'pt', path: '/pt/estaleiro' },
      ],
    },
  });
  expect(site.server.asked[0]).toBe('/pt-pt/router/translate-path?path=/estaleiro');
});

test('unknown path: undefined', async () => {
  await using site = await startSmallSite();
  expect(await site.content.find('en', '/nothing')).toBeUndefined();
  expect(site.events).toEqual([]);
});

test('finds home in each language', async () => {
  await using site = await startSmallSite();
  expect(await site.content.find('fr', '/')).toMatchObject({
    node: {
      isHome: true,
      contentLocale: 'fr',
      alternates: [
        { locale: 'en', path: '/' },
        { locale: 'fr', path: '/fr' },
      ],
    },
  });
});

test('home not translated: the English one, reported', async () => {
  await using site = await startSmallSite();
  const found = await site.content.find('de', '/');
  expect(found).toMatchObject({ node: { isHome: true, contentLocale: 'en', title: 'Home' } });
  expect(found?.type === 'node' && found.node.alternates.map(({ locale }) => locale)).toEqual(['en', 'fr']);
  expect(site.events.map(({ event }) => event)).toEqual(['untranslated']);
});

test('home’s translation unpublished: the English one', async () => {
  const forbidden = { status: 403, type: 'application/json', body: { message: 'Access denied for entity.' } };
  await using site = await startSmallSite((question) =>
    question.startsWith('/fr/router') ? forbidden : undefined,
  );
  expect(await site.content.find('fr', '/')).toMatchObject({ node: { contentLocale: 'en' } });
  expect(site.events.map(({ event }) => event)).toEqual(['access-denied']);
});

test('any other untranslated node: undefined', async () => {
  await using site = await startSmallSite();
  expect(await site.content.find('fr', '/node/11')).toBeUndefined();
  expect(site.events).toMatchObject([{ event: 'untranslated', id: 'only-english' }]);
});

test('403: undefined, reported', async () => {
  await using site = await startSmallSite((question) =>
    question.startsWith('/jsonapi/node/page/page-yard')
      ? { status: 403, body: { errors: [{ status: '403' }] } }
      : undefined,
  );
  expect(await site.content.find('en', '/yard')).toBeUndefined();
  expect(site.events.map(({ event }) => event)).toEqual(['access-denied', 'address-dead']);
});

test.each([
  ['title', { title: null }],
  ['number', { drupal_internal__nid: 'ten' }],
])('a page without %s: undefined, reported', async (_what, fault) => {
  const attributes = { title: 'The yard', langcode: 'en', drupal_internal__nid: 10, path: null, ...fault };
  await using site = await startSmallSite((question) =>
    question.startsWith('/jsonapi/node/page/page-yard')
      ? { body: { data: { type: 'node--page', id: 'page-yard', attributes } } }
      : undefined,
  );
  expect(await site.content.find('en', '/yard')).toBeUndefined();
  expect(site.events).toContainEqual(
    expect.objectContaining({ event: 'field-invalid', resource: 'node--page', id: 'page-yard' }),
  );
});

test('/node/N: redirect to its path', async () => {
  await using site = await startSmallSite();
  expect(await site.content.find('fr', '/node/1')).toEqual({
    type: 'redirect',
    status: 301,
    location: '/fr/catamarans/a',
  });
});

test.each([
  ['/pt-pt/estaleiro?a=1#b', '/pt/estaleiro?a=1#b'],
  ['/fr', '/fr'],
  ['/yard', '/yard'],
  ['/fr/node/1', '/fr/catamarans/a'],
  ['https://group.example/privacy', 'https://group.example/privacy'],
  ['/fr/100%', '/fr/100%25'],
  ['/café-50%', '/caf%C3%A9-50%25'],
])('a redirect chain to %s: %s with the first status', async (to, location) => {
  await using site = await startSmallSite(redirect(to, '308'));
  expect(await site.content.find('en', '/old')).toEqual({ type: 'redirect', status: 308, location });
});

test.each([
  'javascript:alert(1)',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://user:password@evil.example/',
])('redirect to %s: undefined', async (to) => {
  await using site = await startSmallSite(redirect(to));
  expect(await site.content.find('en', '/old')).toBeUndefined();
  expect(site.events.map(({ event }) => event)).toEqual(['link-refused']);
});

test.each(['/old', '/old/', '/old?again=1', '/%6Fld#top', 'http://CMS/old'])(
  'redirect loop from /old to %s: undefined, reported',
  async (to) => {
    await using site = await startSmallSite((question) =>
      redirect(to.replace('http://CMS', `http://${site.server.url.slice('http://'.length)}`))(question),
    );
    expect(await site.content.find('en', '/old')).toBeUndefined();
    expect(site.events).toMatchObject([
      { event: 'link-refused', reason: expect.stringContaining('leads back to itself') },
    ]);
  },
);

test('redirect to the same path in another language or case', async () => {
  await using french = await startSmallSite(redirect('/fr/old'));
  expect(await french.content.find('en', '/old')).toMatchObject({ location: '/fr/old' });
  await using letters = await startSmallSite(redirect('/Old'));
  expect(await letters.content.find('en', '/old')).toMatchObject({ location: '/Old' });
});

test('removes control characters from meta tags and titles', async () => {
  const attributes = {
    title: 'The\u0001 yard',
    langcode: 'en',
    drupal_internal__nid: 10,
    path: { alias: '/yard' },
    metatag: [{ tag: 'meta', attributes: { name: 'description', content: ' Boats\u0000\ud800 ' } }],
  };
  const resource = { type: 'node--page', id: 'page-yard', attributes };
  await using site = await startSmallSite((question) => {
    if (question.startsWith('/jsonapi/node/page/page-yard')) return { body: { data: resource } };
    return question.startsWith('/jsonapi/node/page?') ? { body: { data: [resource] } } : undefined;
  });
  expect(await site.content.find('en', '/yard')).toMatchObject({
    node: { title: 'The yard', seo: { description: 'Boats' } },
  });
  expect((await site.content.pages()).map(({ title }) => title)).toContain('The yard');
});

test('URL lists fail: UpstreamError', async () => {
  await using site = await startSmallSite((question) =>
    question.startsWith('/de/jsonapi/node/news') ? { status: 500, body: {} } : undefined,
  );
  await expect(site.content.find('en', '/yard')).rejects.toThrow(UpstreamError);
});
