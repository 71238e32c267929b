import express from 'express';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../../schemas/page.ts';
import { createGeocoderLimit } from '../../../server/http/middleware/geocoderLimit.ts';
import { requestId } from '../../../server/http/middleware/requestId.ts';
import { withoutServices } from '../../../server/pages/withoutServices.ts';
import { errors } from '../../../server/routes/errors.ts';
import { pages } from '../../../server/routes/pages.ts';
import { demoBrand } from '../../demoBrand.ts';
import { ask, listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';
import { knowing } from '../pages/locator/dealers.ts';
import { getBlockProps } from '../pages/pageAt.ts';
import { type Editorial, hubs, startEditorialSite } from '../services/content/editorialSite.ts';

const CONSENT = { gtmId: undefined, oneTrustId: undefined };
const nodes: Editorial['nodes'] = {
  page: [...hubs, { id: 'quiet', in: { en: ['Quiet', '/quiet'], de: ['Stille', '/stille'] } }],
  news: [{ id: 'news', in: { en: ['News', '/news/article/one'], de: ['Neu', '/neuigkeiten/artikel/eins'] } }],
  dealer: [{ id: 'dealer', in: { en: ['One', '/dealers/one'], fr: ['Un', '/concessionnaires/un'] } }],
};

const errorAt = async (path: string, special?: Editorial['special'], listed = nodes) => {
  await using site = await startEditorialSite({ nodes: listed, ...(special && { special }) });
  const { content } = site;
  const app = express()
    .use(requestId({ log: memoryLog().log }))
    .use(
      pages({
        servicesFor: () => withoutServices(content, { siteUrl: 'https://estran.example', brand: demoBrand }),
        budgetMs: 1000,
        geocoder: knowing({}),
        landing: undefined,
        consent: CONSENT,
        geocoderLimit: createGeocoderLimit(),
      }),
    )
    .use(errors({ content, brand: demoBrand, consent: CONSENT }));
  const reply = await ask((await listen(app)).origin, path, { headers: { accept: 'application/json' } });
  // A page JSON of our own, which has passed the schema.
  const page = JSON.parse(reply.status < 400 ? '{"blocks":[]}' : reply.body.toString()) as Page;
  return { status: reply.status, page, message: getBlockProps(page, 'error-message') };
};

const quiet = [
  { locale: 'en', path: '/quiet' },
  { locale: 'de', path: '/de/stille' },
];

describe('a page that is not translated into the URL’s language', () => {
  it.each([
    ['/fr/quiet', 'fr', quiet],
    ['/fr/stille', 'fr', quiet],
    ['/it/quiet', 'it', quiet],
    ['/stille', 'en', quiet],
    [
      '/fr/news/article/one',
      'fr',
      [
        { locale: 'en', path: '/news/article/one' },
        { locale: 'de', path: '/de/neuigkeiten/artikel/eins' },
      ],
    ],
  ])('%s: 404 in %s with links to its translations', async (path, locale, translations) => {
    const { status, page, message } = await errorAt(path);
    expect([status, page.locale, page.kind]).toEqual([404, locale, 'error']);
    expect(message?.translations).toEqual(translations);
  });

  it.each(['/fr/nowhere', '/fr/quiet/', '/fr/qu%2Fiet'])('%s: no translations', async (path) => {
    const { status, message } = await errorAt(path);
    expect(status).toBe(404);
    expect(message).not.toHaveProperty('translations');
  });

  it('does not link the failed URL itself', async () => {
    const forbidden: Editorial['special'] = (question) =>
      question.startsWith('/jsonapi/node/page/quiet')
        ? { status: 403, body: { errors: [{ status: '403' }] } }
        : undefined;
    const { status, message } = await errorAt('/quiet', forbidden);
    expect(status).toBe(404);
    expect(message?.translations).toEqual([{ locale: 'de', path: '/de/stille' }]);
  });

  it('below another prefix than that of a translation: 301 to the page’s own address there', async () => {
    expect((await errorAt('/de/quiet')).status).toBe(301);
  });

  it('a page that is listed at the address but not shown does not redirect to another', async () => {
    const twins: Editorial['nodes'] = {
      page: [
        { id: 'one', in: { en: ['One', '/twin'], de: ['Eins', '/eins'] } },
        { id: 'two', in: { en: ['Two', '/two'], de: ['Zwei', '/twin'] } },
      ],
    };
    const forbidden: Editorial['special'] = (question) =>
      question.includes('/jsonapi/node/page/two')
        ? { status: 403, body: { errors: [{ status: '403' }] } }
        : undefined;
    expect((await errorAt('/de/twin', forbidden, twins)).status).toBe(404);
  });

  it('is noindex', async () => {
    expect((await errorAt('/fr/quiet')).page.seo.robots).toBe('noindex');
  });
});

describe('an unknown page', () => {
  it.each([
    ['/dealers/nowhere', '/dealers', 'Dealers'],
    ['/de/handler/nirgends', '/de/handler', 'Händler'],
    ['/fr/evenements/aucun', '/fr/evenements', 'Événements'],
    ['/charters/nowhere', '/charters', 'Charter operators'],
    ['/service-centers/nowhere', '/service-centers', 'Service centres'],
    ['/news/article/none', '/news', 'News'],
    ['/owner-stories/article/none', '/owner-stories', 'Owner stories'],
    ['/life-on-board/article/none', '/life-on-board', 'Life on board'],
  ])('%s: links its list %s', async (path, url, label) => {
    const { status, message } = await errorAt(path);
    expect(status).toBe(404);
    expect(message?.listLink).toEqual({ url, label });
  });

  it.each(['/nowhere', '/boats/none', '/dealers/nowhere/', '/de/veranstaltungen/keine'])(
    '%s: links only home',
    async (path) => {
      const { message } = await errorAt(path);
      expect(message?.link?.url).toMatch(/^\/(?:de)?$/);
      expect(message).not.toHaveProperty('listLink');
    },
  );
});

describe('a page whose request fails', () => {
  it('503 without translations', async () => {
    const { status, message } = await errorAt('/fr/quiet', () => ({ status: 500, body: {} }));
    expect(status).toBe(503);
    expect(message).not.toHaveProperty('translations');
  });

  it('503 without a list link', async () => {
    const { status, message } = await errorAt('/dealers/one', () => ({ status: 500, body: {} }));
    expect(status).toBe(503);
    expect(message).not.toHaveProperty('listLink');
  });
});
