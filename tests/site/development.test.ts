import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContentService } from '../../demo/services/content/startContentService.ts';
import { runSite, type Site } from './runSite.ts';

const KEY = 'key';

let content: Awaited<ReturnType<typeof startContentService>>;
let site: Site;
const runFaultySite = (environment: Record<string, string>) =>
  runSite({ CONTENT_URL: content.url, CONTENT_KEY: KEY, ADMIN_PORT: '0', ...environment });

beforeAll(async () => {
  content = await startContentService({
    contentDirectory: 'tests/fixtures/faulty-content/content',
    mediaDirectory: 'demo/media',
    key: KEY,
    watch: false,
  });
  site = await runFaultySite({ NODE_ENV: 'development' });
});
afterAll(async () => {
  await site.kill();
  await content.close();
});

const read = async (url: string) => (await fetch(url)).text();

describe('in development', () => {
  it('a page marks each dropped block in its place, with reason and playground link', async () => {
    const html = await read(`${site.url}/faults`);
    expect([...html.matchAll(/data-dropped-block="([^"]+)"/g)].map(([, type]) => type)).toEqual([
      'secondary-hero',
      'anchors-menu',
      'quotation',
      'full-media',
    ]);
    expect(html).toContain('“heading” is missing');
    const good = html.indexOf('The one good quotation');
    expect(html.indexOf('data-dropped-block="quotation"')).toBeLessThan(good);
    expect(html.indexOf('data-dropped-block="full-media"')).toBeGreaterThan(good);

    const [playground = ''] = /http:\/\/[^"]+\/blocks\/quotation\/playground/.exec(html) ?? [];
    expect(new URL(playground).port).toBe(new URL(site.adminUrl ?? '').port);
  });

  it('navigation data contain the marks, page JSON does not', async () => {
    const { page } = JSON.parse(await read(`${site.url}/faults/index.pageContext.json`));
    expect(page.dropMarks).toHaveLength(4);
    const json = await fetch(`${site.url}/faults`, { headers: { accept: 'application/json' } });
    expect(await json.json()).not.toHaveProperty('dropMarks');
  });

  it('the gallery loads the source stylesheets', async () => {
    const html = await read(`${site.adminUrl}/blocks?sort=cost`);
    expect(html).toContain('href="/site/design/fonts.css"');
    expect(html).toContain('known where the built site runs');
  });
});

it('production: no marks', async () => {
  const built = await runFaultySite({});
  for (const path of ['/faults', '/faults/index.pageContext.json']) {
    const answer = await read(built.url + path);
    expect(answer).toContain('The one good quotation');
    expect(answer).not.toMatch(/dropp|secondary-hero/i);
  }
  await built.kill();
});
