import { Ajv } from 'ajv';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '../../../locales/locales.ts';
import { formats } from '../../../renderer/formats.ts';
import { collectionSchemas } from '../../../schemas/entities/collections.ts';
import type { Content } from '../../../server/content/Content.ts';
import { COLLECTION_NAMES } from '../../../server/lists/fetchCollection.ts';
import { requestId } from '../../../server/middleware/requestId.ts';
import { listsRouter } from '../../../server/routes/listsRouter.ts';
import { richText, startEditorialSite } from '../content/editorialSite.ts';
import { ask, listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';
import { startDemoContent } from './demoContent.ts';

const answerTo = async (content: Content, path: string, log = memoryLog().log) => {
  const { origin } = await listen(express().use(requestId({ log })).use(listsRouter({ content })));
  const { status, headers, body } = await ask(origin, path);
  const isJson = headers['content-type']?.startsWith('application/json');
  const json: unknown = isJson ? JSON.parse(body.toString()) : undefined;
  return { status, headers, json };
};

/** Says what is wrong with the entries of a list; nothing when all fit its schema. */
const faultsIn = (name: (typeof COLLECTION_NAMES)[number], list: unknown): unknown => {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
  for (const [format, { check = true }] of formats) ajv.addFormat(format, check);
  const isList = ajv.compile({ type: 'array', items: collectionSchemas[name] });
  isList(list);
  return isList.errors ?? [];
};

describe('the lists of the demo site', () => {
  let demo: Awaited<ReturnType<typeof startDemoContent>>;
  beforeAll(async () => {
    demo = await startDemoContent();
  });
  afterAll(() => demo.close());

  const NEVER_EMPTY = COLLECTION_NAMES.filter((name) => name !== 'dealerEntries');

  it.each(COLLECTION_NAMES)('%s is an array of valid entries in every language', async (name) => {
    for (const locale of LOCALE_CODES) {
      const { status, headers, json } = await answerTo(demo.content, `/api/lists/${name}?locale=${locale}`);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
      expect(faultsIn(name, json)).toEqual([]);
    }
  });

  it.each(NEVER_EMPTY)('%s has entries, as many in one language as in another', async (name) => {
    const lengths = await Promise.all(
      LOCALE_CODES.map(async (locale) => {
        const { json } = await answerTo(demo.content, `/api/lists/${name}?locale=${locale}`);
        return Array.isArray(json) ? json.length : 0;
      }),
    );
    expect(lengths[0]).toBeGreaterThan(0);
    expect(new Set(lengths).size).toBe(1);
  });

  it('are in the language asked for', async () => {
    const { json } = await answerTo(demo.content, '/api/lists/categories?locale=de');
    expect(json).toContainEqual(expect.objectContaining({ title: 'Regatten', value: 'regattas' }));
  });
});

describe('a list with rich text', () => {
  it('arrives sanitized: no script, no handler', async () => {
    const wild = richText('<p onclick="x()">Fine<script>alert(1)</script></p>');
    await using site = await startEditorialSite({
      nodes: {
        news: [
          {
            id: 'n',
            in: { en: ['News', '/news/article/n'] },
            attributes: {
              field_short_description: wild,
              field_long_description: richText('<script>x</script>'),
            },
          },
        ],
        event: [{ id: 'e', in: { en: ['Show', '/events/e'] }, attributes: { field_long_description: wild } }],
      },
    });
    const news = await answerTo(site.content, '/api/lists/news?locale=en');
    expect(news.json).toMatchObject([{ shortDesc: '<p>Fine</p>' }]);
    expect(JSON.stringify(news.json)).not.toContain('longDesc');
    const events = await answerTo(site.content, '/api/lists/events?locale=en');
    expect(events.json).toMatchObject([{ longDesc: '<p>Fine</p>' }]);
  });
});

describe('the list of events', () => {
  it('does not say who receives requests and by which channel, only among whom there is a choice', async () => {
    const attributes = {
      field_dealer_name: 'Dealer One',
      field_dealer_email: 'one@example.com',
      field_dealer_ids: ['A1'],
      field_salesforce_channel: 'Boat show',
      field_show_all_dealers: true,
    };
    await using site = await startEditorialSite({
      nodes: { event: [{ id: 'e', in: { en: ['Show', '/events/e'] }, attributes }] },
    });
    const { json } = await answerTo(site.content, '/api/lists/events?locale=en');
    expect(json).toEqual([
      {
        id: 'e',
        nid: expect.any(Number),
        heading: 'Show',
        url: '/events/e',
        dealersId: ['A1'],
        showAllDealers: true,
        sticky: false,
        products: [],
      },
    ]);
    // What the server makes its page of is the same as before.
    expect(await site.content.events('en')).toMatchObject([{ dealerEmail: 'one@example.com' }]);
  });
});

describe('a question that cannot be answered', () => {
  it.each([
    ['/api/lists/unknown?locale=en', 404],
    ['/api/lists/constructor?locale=en', 404],
    ['/api/lists/News?locale=en', 404],
    ['/api/lists/unknown', 404],
    ['/api/lists/news', 400],
    ['/api/lists/news?locale=', 400],
    ['/api/lists/news?locale=xx', 400],
    ['/api/lists/news?locale=pt-pt', 400],
    ['/api/lists/news?locale=en&locale=fr', 400],
  ])('%s is a %i that nobody keeps, in JSON', async (path, status) => {
    await using site = await startEditorialSite({ nodes: {} });
    const reply = await answerTo(site.content, path);
    expect([reply.status, reply.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(reply.json).toEqual({ message: expect.any(String) });
    expect(site.server.asked).toEqual([]);
  });

  it('that cannot be decoded is a 404 like any other, and no fault of ours', async () => {
    await using site = await startEditorialSite({ nodes: {} });
    const { log, lines } = memoryLog();
    const reply = await answerTo(site.content, '/api/lists/%ff', log);
    expect(reply).toMatchObject({ status: 404, json: { message: 'There is no list of this name' } });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(lines()).toEqual([]);
  });

  it('is a 503 with the time to come back while the content service is down', async () => {
    await using site = await startEditorialSite({ nodes: {}, special: () => ({ status: 500, body: {} }) });
    const { log, line } = memoryLog();
    const reply = await answerTo(site.content, '/api/lists/news?locale=en', log);
    expect(await line('list-failed')).toMatchObject({ level: 'error' });
    expect(reply).toMatchObject({ status: 503, json: { message: expect.any(String) } });
    expect(reply.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  });
});
