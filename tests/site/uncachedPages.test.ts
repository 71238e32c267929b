import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import it_ from '../../locales/it.json' with { type: 'json' };
import pt from '../../locales/pt.json' with { type: 'json' };
import { ask } from '../server/loopback.ts';
import { runSite, type Site } from './runSite.ts';
import { type EditedContent, startEditedContent } from './startEditedContent.ts';

/** Of one address, so that a test needs few requests. */
const BUDGET = 40;

let content: EditedContent;
let site: Site;
beforeAll(async () => {
  content = await startEditedContent();
  site = await runSite({
    CONTENT_URL: content.url,
    CONTENT_KEY: content.key,
    CONTENT_HOOK_SECRET: 'correct-horse-battery-staple',
    UNCACHED_PAGES_PER_MINUTE: `${BUDGET}`,
    TRUST_PROXY: '1',
  });
});
afterAll(async () => {
  await site.kill();
  await content.close();
  expect(site.noise).toEqual([]);
});

/** Every test comes from an address of its own: its budget is whole. */
let address = '';
let tests = 0;
beforeEach(() => {
  address = `203.0.113.${++tests}`;
});
const from = (ip: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(site.url, path, { method, headers: { 'x-forwarded-for': ip, ...headers } });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  from(address, path, headers, method);

/** The line of an answer in the log; lines of pages from memory come a moment later. */
const waitForLine = async (reply: { headers: Record<string, unknown> }) => {
  const find = () =>
    site.log.find(
      ({ event, requestId }) => event === 'request' && requestId === reply.headers['x-request-id'],
    );
  await expect.poll(find).toBeDefined();
  return find() ?? {};
};

/** How many of some answers were rendered for their request. */
const rendered = async (replies: { headers: Record<string, unknown> }[]): Promise<number> => {
  const lines = await Promise.all(replies.map(waitForLine));
  return lines.filter((line) => 'renderMs' in line).length;
};

const each = async <Reply>(paths: readonly string[], visit: (path: string) => Promise<Reply>) => {
  const replies: Reply[] = [];
  for (const path of paths) replies.push(await visit(path));
  return replies;
};
const random = (count: number, make: (word: string) => string) =>
  Array.from({ length: count }, (_, index) => make(`w${index}x${Math.random().toString(36).slice(2)}`));

describe('a query value without meaning', () => {
  it.each([
    ['/brochure?model=', '/brochure'],
    ['/?model=', '/'],
    ['/boats/estran-42?model=', '/boats/estran-42'],
    ['/news?category=', '/news'],
    ['/news/2?product=', '/news/2'],
    ['/owner-stories?product=', '/owner-stories'],
    ['/events?country=', '/events'],
    ['/events?event_type=', '/events'],
    ['/events?', '/events'],
    ['/dealers?dealer=', '/dealers'],
  ])('%s<random>: redirects to %s without rendering', async (start, location) => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const replies = await each(
      random(5, (word) => start + word),
      (path) => get(path, headers, 'HEAD'),
    );
    expect(replies.map(({ status, headers: { location: to } }) => [status, to])).toEqual(
      Array(5).fill([302, location]),
    );
    expect(await rendered(replies)).toBe(0);
  });

  it.each(['/news?page=', '/dealers?country=', '/dealers?sent=', '/brochure?sent='])(
    '%s<random>: no entry in the page cache',
    async (start) => {
      await get(start);
      const replies = await each(
        random(3, (word) => start + word),
        (path) => get(path),
      );
      expect(await rendered(replies)).toBe(0);
    },
  );

  it('the redirect keeps unknown parameters', async () => {
    const { headers } = await get('/brochure?utm_source=mail&model=no-boat&gclid=a%26b');
    expect(headers.location).toBe('/brochure?utm_source=mail&gclid=a%26b');
  });

  it('navigation data redirect too', async () => {
    const { body } = await get('/brochure/index.pageContext.json?model=no-boat');
    expect(JSON.parse(`${body}`)).toEqual({ redirectTo: '/brochure' });
  });
});

describe('a query value with a meaning', () => {
  it.each([
    ['/brochure?model=Estran%2042', '/brochure?model=estran-42'],
    ['/brochure?model=ESTRAN--42', '/brochure?model=estran-42'],
    ['/brochure?model=42', '/brochure?model=estran-42'],
    ['/news?product=Estran-42', '/news?product=estran-42'],
    ['/dealers?country=FR', '/dealers?country=fr'],
    ['/dealers?country=fr&page=1', '/dealers?country=fr'],
  ])('%s redirects to the canonical %s, which is cached', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([302, location]);
    const page = await get(location);
    expect(page.status).toBe(200);
    expect(await rendered([await get(location), await get(location, {}, 'HEAD')])).toBe(0);
  });

  it('preselects the boat', async () => {
    const { body } = await get('/brochure?model=estran-42', { accept: 'application/json' });
    const { blocks } = JSON.parse(`${body}`);
    const form = blocks.find(({ type }: { type: string }) => type === 'lead-form').props.form;
    const boat = form.boats.find(({ id }: { id: string }) => id === form.preselected);
    expect(boat.name).toBe('Estran 42');
  });
});

describe('a path', () => {
  it.each([
    ['/%74he-yard', '/the-yard'],
    ['/the%2Dyard?utm_source=mail', '/the-yard?utm_source=mail'],
    ['//the-yard', '/the-yard'],
    ['///evil.example/x', '/evil.example/x'],
    ['/boats//estran-42', '/boats/estran-42'],
    ['/NEWS', '/news'],
    ['/News/2', '/news/2'],
    ['/FR/actualites', '/fr/actualites'],
    ['/fr/Catamarans/estran-42', '/fr/catamarans/estran-42'],
    ['/BROCHURE?model=estran-42', '/brochure?model=estran-42'],
    ['/Contact/0012400000XyZ', '/contact/0012400000XyZ'],
    ['/caf%c3%a9', '/caf%C3%A9'],
  ])('%s redirects to %s without upstream calls or rendering', async (path, location) => {
    content.asked.length = 0;
    const reply = await get(path, {}, 'HEAD');
    expect([reply.status, reply.headers.location]).toEqual([301, location]);
    expect(await rendered([reply])).toBe(0);
    expect(content.asked).toEqual([]);
  });

  it('is requested once upstream in all spellings of its case', async () => {
    await get('/the-yard');
    content.asked.length = 0;
    for (const path of ['/The-Yard', '/tHe-yard', '/THE-YARD', '/the-yarD']) {
      const { status, headers } = await get(path);
      expect([status, headers.location]).toEqual([301, '/the-yard']);
    }
    expect(content.asked.filter((path) => path.includes('translate-path'))).toEqual([]);
  });

  it('trailing slash: 404', async () => {
    expect((await get('/the-yard/')).status).toBe(404);
    expect((await get('/the-yard//')).status).toBe(404);
  });
});

describe('a request header', () => {
  it.each([
    ['authorization', 'x'],
    ['cookie', 'session=1; locale=de'],
    ['cache-control', 'no-cache'],
    ['pragma', 'no-cache'],
    ['range', 'bytes=0-10'],
    ['if-none-match', '"other"'],
    ['if-modified-since', 'Wed, 21 Oct 2015 07:28:00 GMT'],
    ['accept', 'text/html;q=0.5, image/webp, */*;q=0.1'],
    ['accept-language', 'xx'],
    ['x-http-method-override', 'POST'],
    ['x-forwarded-host', 'evil.example'],
    ['host', 'evil.example'],
  ])('%s: no new rendering', async (name, value) => {
    await get('/the-yard');
    const reply = await get('/the-yard', { [name]: value });
    expect(reply.status).toBe(200);
    expect(await rendered([reply])).toBe(0);
  });
});

describe('an unknown URL', () => {
  it('the 404 page is rendered once for all, with each request’s own reference', async () => {
    await get('/fr/rien-du-tout');
    const replies = await each(
      random(10, (word) => `/fr/${word}`),
      (path) => get(path),
    );
    for (const { status, headers, body } of replies) {
      expect(status).toBe(404);
      expect(`${body}`).toContain(`${headers['x-request-id']}`);
      expect(`${body}`).not.toMatch(/(path|reference)-mark/);
    }
    expect(await rendered(replies)).toBe(0);
  });

  it('404 JSON contains the path', async () => {
    const { body } = await get('/fr/rien-de-rien', { accept: 'application/json' });
    expect(JSON.parse(`${body}`)).toMatchObject({ path: '/fr/rien-de-rien', status: 404 });
  });

  it('is looked up once for a while', async () => {
    content.asked.length = 0;
    for (let visit = 0; visit < 4; visit++) await get('/asked-for-once');
    expect(content.asked.filter((path) => path.includes('asked-for-once'))).toHaveLength(1);
  });

  it('is looked up again after a purge', async () => {
    await get('/published-later');
    const authorization = 'Bearer correct-horse-battery-staple';
    await fetch(`${site.url}/hooks/purge`, {
      method: 'POST',
      headers: { authorization },
      body: '{"all":true}',
    });
    content.asked.length = 0;
    await get('/published-later');
    expect(content.asked.filter((path) => path.includes('published-later'))).toHaveLength(1);
  });
});

describe('an address over its budget of uncached pages', () => {
  const spend = () =>
    each(
      random(BUDGET + 10, (word) => `/${word}`),
      (path) => get(path, {}, 'HEAD'),
    );

  it('429 without upstream requests', async () => {
    await get('/the-yard');
    content.asked.length = 0;
    const replies = await spend();
    const refused = replies.filter(({ status }) => status === 429);
    // What comes back in the meantime is one in 1.5 s.
    expect(refused.length).toBeGreaterThan(0);
    // One of them went to the page before.
    expect(new Set(replies.slice(0, BUDGET - 1).map(({ status }) => status))).toEqual(new Set([404]));
    for (const { headers } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(content.asked).toHaveLength(replies.length - refused.length);
  });

  it('cached pages and other addresses: 200', async () => {
    await get('/the-yard');
    await spend();
    expect((await get('/the-yard')).status).toBe(200);
    expect((await from('203.0.113.200', '/no-such-page')).status).toBe(404);
  });

  it.each([
    ['/x', 'en', en],
    ['/fr/x', 'fr', fr],
    ['/de/x', 'de', de],
    ['/es/x', 'es', es],
    ['/it/x', 'it', it_],
    ['/pt/x', 'pt', pt],
  ])('%s: a page with reason and reference (%s)', async (start, _locale, catalogue) => {
    await spend();
    const [reply] = (
      await each(
        [1, 2, 3].map((n) => `${start}${n}`),
        (path) => get(path),
      )
    ).filter(({ status }) => status === 429);
    const html = `${reply?.body}`.replaceAll('&#x27;', "'");
    expect(html).toContain(catalogue['error.busy.heading']);
    expect(html).toContain(catalogue['error.busy.text']);
    expect(html).toContain(`${reply?.headers['x-request-id']}`);
    expect(html).toContain('noindex');
  });

  it('JSON and navigation data: 429 as JSON', async () => {
    await spend();
    const json = await get('/y1', { accept: 'application/json' });
    expect([json.status, json.headers['content-type']]).toEqual([429, 'application/json; charset=utf-8']);
    expect(JSON.parse(`${json.body}`)).toMatchObject({ kind: 'error', status: 429, path: '/y1' });
    const data = await get('/y2/index.pageContext.json');
    expect([data.status, JSON.parse(`${data.body}`).page.path]).toEqual([429, '/y2']);
  });

  it.each(['/dealers?q=w', '/dealers?near=4', '/events/w.ics?'])(
    '%s: also for pages that are never cached',
    async (start) => {
      const replies = await each(
        Array.from({ length: BUDGET + 8 }, (_, index) =>
          start.includes('near') ? `${start}${index % 9},${index}` : start.replace('w', `w${index}x`),
        ),
        (path) => get(path, {}, 'HEAD'),
      );
      expect(replies.some(({ status }) => status === 429)).toBe(true);
    },
  );

  it('a posted form: “not sent”', async () => {
    await spend();
    const { status, body } = await get(
      '/brochure',
      { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      'POST',
    );
    expect(status).toBe(429);
    expect(`${body}`).toContain(en['error.busy.notSent']);
  });

  it('loopback is exempt: checks, export and warm-up', async () => {
    const replies = await each(
      random(BUDGET + 5, (word) => `/${word}`),
      (path) => ask(site.url, path, { method: 'HEAD' }),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]));
  });

  it('each refusal is logged without the address', async () => {
    await spend();
    const refused = site.log.filter(({ event }) => event === 'page-refused');
    expect(refused.length).toBeGreaterThan(0);
    expect(JSON.stringify(site.log)).not.toContain(address);
  });
});

describe('contract and map data', () => {
  it.each([
    '/schemas/page.json',
    '/schemas/quotation.json',
    '/registry.json',
    '/api/dealers/dealers/en.json',
    '/news/feed.xml',
    '/sitemap.xml',
    '/sitemap-fr.xml',
    '/sitemap-en-contacts.txt',
  ])('%s: compressed once, with a length and an ETag per encoding', async (path) => {
    const br = await get(path, { 'accept-encoding': 'gzip, br' });
    const gzip = await get(path, { 'accept-encoding': 'gzip' });
    const plain = await get(path, { 'accept-encoding': 'identity' });
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    for (const { headers, body } of [br, gzip, plain]) {
      // Compressed while it is sent, it would have none.
      expect(headers['content-length']).toBe(`${body.length}`);
    }
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': `${br.headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await get(path, { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.headers['content-length'], head.body.length]).toEqual([br.headers['content-length'], 0]);
  });
});
