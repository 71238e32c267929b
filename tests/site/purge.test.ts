import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../server/loopback.ts';
import { runSite, type Site } from './runSite.ts';
import { type ManyNews, nodeNumber, startManyNews } from './startManyNews.ts';

const SECRET = 'correct-horse-battery-staple';
/** Six answers of fifty in each language: many more than may be fetched for one node. */
const NEWS = 300;

let content: ManyNews;
let site: Site;
beforeAll(async () => {
  content = await startManyNews(NEWS);
  site = await runSite({
    CONTENT_URL: content.url,
    CONTENT_KEY: content.key,
    CONTENT_HOOK_SECRET: SECRET,
  });
  await get('/news');
  await get('/boats/estran-42');
});
afterAll(async () => {
  await site.kill();
  await content.close();
});
beforeEach(() => {
  content.asked.length = 0;
});

const get = async (path: string, accept = 'text/html') => {
  const { status, body } = await ask(site.url, path, { headers: { accept } });
  return { status, text: body.toString() };
};

/** The JSON of all pages of the list, six news each and one featured. */
const allPages = async (): Promise<string> => {
  const pages: string[] = [];
  let page = await get('/news', 'application/json');
  while (page.status === 200) {
    pages.push(page.text);
    page = await get(`/news/${pages.length + 1}`, 'application/json');
  }
  expect(pages.length).toBeGreaterThan(NEWS / 6);
  return pages.join('\n');
};

const purge = async (body: object) => {
  const reply = await fetch(`${site.url}/hooks/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json() };
};

/** What Drupal sends when one node is saved. */
const saved = (number: number, bundle = 'news') => ({
  tags: [`node:${number}`, 'node_list', `node_list:${bundle}`],
});

describe('purge of one node of three hundred', () => {
  it('at most ten upstream calls; the next request shows the new text', async () => {
    content.rename(7, 'A new heading for number seven');
    expect(await purge(saved(nodeNumber(7)))).toMatchObject({
      status: 200,
      body: { answers: expect.any(Number) },
    });
    expect(await allPages()).toContain('A new heading for number seven');
    // The lists of six languages with their addresses, and the list of this language.
    expect(content.asked.filter((path) => path.includes('/jsonapi/node/news')).length).toBeLessThanOrEqual(
      10,
    );
  });

  it('an unpublished node disappears from lists', async () => {
    content.remove(7);
    await purge(saved(nodeNumber(7)));
    expect(await allPages()).not.toContain('number seven');
    expect(content.asked.filter((path) => path.includes('/jsonapi/node/news')).length).toBeLessThanOrEqual(
      10,
    );
  });

  it('unrelated pages are not requested again', async () => {
    const boat = await get('/boats/estran-42');
    await purge(saved(nodeNumber(8)));
    await get('/boats/estran-42');
    expect(boat.status).toBe(200);
    expect(content.asked.filter((path) => /node\/(product|range|event)|menu_link|router/.test(path))).toEqual(
      [],
    );
  });
});

describe('purge while the content service is down', () => {
  it('pages stay, and show the new text once it is back', async () => {
    const paths = ['/', '/news', '/boats/estran-42', '/fr/catamarans/estran-42', '/brochure'];
    const before = await Promise.all(paths.map((path) => get(path)));
    content.setDown(true);
    content.rename(9, 'A heading nobody has read yet');
    expect((await purge({ all: true })).status).toBe(200);
    const after = await Promise.all(paths.map((path) => get(path)));
    expect(after.map(({ status }) => status)).toEqual(paths.map(() => 200));
    expect(after.map(({ text }) => heading(text))).toEqual(before.map(({ text }) => heading(text)));
    expect(await allPages()).not.toContain('A heading nobody has read yet');
    content.setDown(false);
    await purge({ all: true });
    await expect.poll(allPages, { timeout: 50_000 }).toContain('A heading nobody has read yet');
  });
});

describe('invalid purge', () => {
  it('400 that names the invalid tag or field', async () => {
    expect(await purge({ tags: ['Node 12'] })).toMatchObject({
      status: 400,
      body: { problems: ['“Node 12” has the form of no cache tag'] },
    });
    expect(await purge({ tag: ['node:12'] })).toMatchObject({
      status: 400,
      body: { problems: expect.arrayContaining(['/tag is not a known field']) },
    });
  });

  it('nothing matched: the message says so', async () => {
    expect(await purge({ tags: ['media:999999'] })).toMatchObject({
      status: 200,
      body: { pages: 0, answers: 0, message: expect.stringContaining('Nothing') },
    });
  });
});

const heading = (html: string): string | undefined => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
