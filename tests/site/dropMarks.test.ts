import { afterAll, beforeAll, expect, it } from 'vitest';
import { startContentService } from '../../demo/services/content/startContentService.ts';
import { runSite, type Site } from './runSite.ts';

const KEY = 'key';

let content: Awaited<ReturnType<typeof startContentService>>;
beforeAll(async () => {
  content = await startContentService({
    contentDirectory: 'tests/fixtures/faulty-content/content',
    mediaDirectory: 'demo/media',
    key: KEY,
    watch: false,
  });
});
afterAll(() => content.close());

const runFaultySite = async (environment: Record<string, string>, look: (site: Site) => Promise<void>) => {
  const site = await runSite({ CONTENT_URL: content.url, CONTENT_KEY: KEY, ADMIN_PORT: '0', ...environment });
  await look(site).finally(site.stop);
};

const MARK = /data-dropped-block="([^"]+)"/g;

it('a page in development marks each dropped block in its place, with the reason and a link to its props', async () => {
  await runFaultySite({ NODE_ENV: 'development' }, async ({ url, adminUrl = '' }) => {
    const html = await (await fetch(`${url}/faults`)).text();
    expect([...html.matchAll(MARK)].map(([, type]) => type)).toEqual([
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
    expect(new URL(playground).port).toBe(new URL(adminUrl).port);
    const data = await (await fetch(`${url}/faults/index.pageContext.json`)).json();
    expect(data.page.dropMarks).toHaveLength(4);
    const json = await fetch(`${url}/faults`, { headers: { accept: 'application/json' } });
    expect(await json.json()).not.toHaveProperty('dropMarks');
  });
}, 60_000);

it('a page in production has no trace of a dropped block', async () => {
  await runFaultySite({}, async ({ url }) => {
    for (const path of ['/faults', '/faults/index.pageContext.json']) {
      const answer = await (await fetch(url + path)).text();
      expect(answer).toContain('The one good quotation');
      expect(answer).not.toMatch(/dropp|secondary-hero/i);
    }
  });
});
