import { expect, it } from 'vitest';
import { loadListedPage } from '../../../../server/pages/check/crawlPages.ts';
import type { SiteRow } from '../../../../server/services/content/site-index/createSiteIndex.ts';
import { demoBrand } from '../../../demoBrand.ts';
import { startSmallSite } from '../../services/content/smallSite.ts';

const json = (status: number, body: object) => ({ status, type: 'application/json', body });

/** The yard's page is hidden, ranges cannot be had, and there is one dealer. */
const special = (question: string) => {
  if (question === '/router/translate-path?path=/yard') return json(403, { message: 'Access denied' });
  if (question === '/router/translate-path?path=/dealers/launch') {
    return json(200, {
      resolved: 'http://cms.example/x',
      isHomePath: false,
      entity: { type: 'node', bundle: 'dealer', uuid: 'launch' },
    });
  }
  if (question.startsWith('/jsonapi/node/dealer/launch')) {
    const path = { alias: '/dealers/launch', langcode: 'en' };
    const attributes = { title: 'Launch', langcode: 'en', drupal_internal__nid: 7, path };
    return { body: { data: { type: 'node--dealer', id: 'launch', attributes, relationships: {} } } };
  }
  if (question.startsWith('/jsonapi/node/range/')) return json(500, {});
  return undefined;
};

it.each([
  ['/boats/a', { type: 'page', dropped: [] }],
  ['/dealers/launch', { type: 'page', dropped: [] }],
  [
    '/yard',
    { type: 'broken', reason: 'It is listed, but not delivered: unpublished in this language, or hidden' },
  ],
  ['/node/11', { type: 'broken', reason: 'Its address leads away, to /only-in-english' }],
  ['/en/boats/a', { type: 'broken', reason: 'Its address leads away, to /boats/a' }],
  ['/boats/', { type: 'broken', reason: 'Its address is refused (trailing-slash)' }],
  [undefined, { type: 'broken', reason: 'It has no address' }],
])('page status and content for %s', async (path, result) => {
  await using site = await startSmallSite(special);
  const row: SiteRow = {
    id: 'x',
    nid: 1,
    bundle: 'page',
    locale: 'en',
    title: 'X',
    ...(path !== undefined && { path }),
  };
  expect(
    await loadListedPage(site.content, row, { siteUrl: 'https://www.example.com', brand: demoBrand }),
  ).toMatchObject(result);
});
