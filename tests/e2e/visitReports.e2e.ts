import type { Page } from '@playwright/test';
import type { VisitReport } from '../../schemas/visitReport.ts';
import { builtFile } from './builtFile.ts';
import { openPage } from './openPage.ts';
import { ADMIN_PORT } from './ports.ts';
import { expect, test } from './quietTest.ts';

const BOAT = '/de/katamarane/estran-42';
/** The code that measures: a file of its own. */
const MEASURING = builtFile('site/browser/vitals/measureVisit.ts');
const AGREED = { C0002: 1, C0003: 1 } as const;
const fetchAdmin = async (path: string) => (await fetch(`http://127.0.0.1:${ADMIN_PORT}${path}`)).text();

declare global {
  interface Window {
    told: (report: string) => void;
  }
}

/** Hears what a page's beacons hold, and counts those that leave the browser and what is loaded to measure. */
const listen = async (page: Page) => {
  const heard = { reports: [] as VisitReport[], sent: 0, loaded: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits')) heard.sent++;
    if (request.url().endsWith(MEASURING)) heard.loaded++;
  });
  await page.exposeFunction('told', (report: string) => void heard.reports.push(JSON.parse(report)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob) void data.text().then(window.told);
      return send(url, data);
    };
  });
  return heard;
};

/** As when the visitor goes to another tab. @param cookie set just before. */
const hide = (page: Page, cookie = '') =>
  page.evaluate((written) => {
    // biome-ignore lint/suspicious/noDocumentCookie: at once, before the page sees it and loads anew
    if (written !== '') document.cookie = written;
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, cookie);

test.describe('without consent to measurement', () => {
  test('no code is loaded, nothing sent', async ({ page }) => {
    const heard = await listen(page);
    await openPage(page, BOAT);
    await page.waitForLoadState('networkidle');
    await hide(page);
    await openPage(page, '/de');
    expect(heard).toEqual({ reports: [], sent: 0, loaded: 0 });
  });
});

test.describe('with consent to measurement', () => {
  test.use({ consent: AGREED });

  test('one report with slow and shifted blocks, without addresses', async ({ page }) => {
    const heard = await listen(page);
    await openPage(page, BOAT);
    await expect.poll(() => heard.loaded).toBe(1);
    await page.waitForLoadState('networkidle');
    const block = await page.evaluate(async () => {
      const first = document.querySelector<HTMLElement>('[data-block]');
      if (!first) throw new Error('The page has no block');
      // Something of the block moves long after the first paint, and blocks the page when it is pressed.
      const late = document.createElement('div');
      late.id = 'late';
      late.style.cssText =
        'position: fixed; inset: 100px 0 auto; height: 200px; z-index: 99; background: teal';
      late.addEventListener('click', () => {
        const end = performance.now() + 400;
        while (performance.now() < end);
      });
      first.append(late);
      await new Promise((painted) => setTimeout(painted, 300));
      late.style.top = '300px';
      await new Promise((painted) => setTimeout(painted, 300));
      return first.dataset.block;
    });
    await page.locator('#late').click();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))));
    await hide(page);
    await expect.poll(() => heard.reports.length).toBe(1);
    const [report] = heard.reports;
    const release = await page.locator('meta[name=release]').getAttribute('content');
    expect(report).toMatchObject({ route: 'products-slug', locale: 'de', release, errors: [] });
    expect(report?.lcp?.block).toBe(block);
    expect(report?.lcp?.ms).toBeGreaterThan(0);
    expect(report?.inp).toBeGreaterThan(200);
    expect(report?.slow).toEqual([expect.objectContaining({ block, count: 1 })]);
    expect(report?.cls).toBeGreaterThan(0.01);
    expect(report?.shifts).toContainEqual({ block, score: expect.any(Number) });
    expect(JSON.stringify(report)).not.toMatch(/http|katamarane|estran/i);

    // Leaving for good says nothing more.
    await openPage(page, '/de');
    expect(heard.sent).toBe(1);

    const metrics = await fetchAdmin('/metrics');
    for (const name of ['web_vitals_lcp_seconds', 'web_vitals_inp_seconds', 'web_vitals_cls']) {
      expect(metrics).toMatch(
        new RegExp(
          `^${name}_bucket\\{le="[\\d.]+",brand="Estran",route="products-slug",locale="de",release="${release}"\\}`,
          'm',
        ),
      );
    }
    expect(metrics).toMatch(new RegExp(`^block_slow_interactions_total\\{block="${block}"\\} [1-9]`, 'm'));
    expect(await fetchAdmin('/visitors')).toMatch(
      new RegExp(`<a href="/blocks/${block}">${block}</a></th>\\s*<td[^>]*>[1-9]`),
    );
  });

  test('consent withdrawn: nothing is sent', async ({ page }) => {
    const heard = await listen(page);
    await openPage(page, BOAT);
    await expect.poll(() => heard.loaded).toBe(1);
    // The page sees it within a second, and loads itself anew.
    const reloaded = page.waitForEvent('load');
    await hide(page, 'OptanonConsent=groups=C0001%3A1%2CC0002%3A0%2CC0003%3A0; path=/');
    await reloaded;
    await openPage(page, '/de');
    expect(heard.sent).toBe(0);
  });
});

test.describe('a block that throws in the browser', () => {
  test.use({ consent: AGREED, expectedNoise: /anchors have come loose/ });

  test('keeps its HTML; the log gets its type', async ({ page }) => {
    const heard = await listen(page);
    await page.route(`**${builtFile('blocks/AnchorsMenu/AnchorsMenu.tsx')}`, async (route) => {
      const code = await (await route.fetch({ maxRetries: 2 })).text();
      const names = /export\s*\{([^}]*)\}/.exec(code)?.[1]?.split(',') ?? [];
      const exported = names.map((name) => `fail as ${name.split(' as ').at(-1)?.trim()}`);
      const body = `const fail = () => { throw new TypeError('The anchors have come loose: anna@example.com'); };export { ${exported} };`;
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    const thrown = page.waitForEvent('console', (message) => /come loose/.test(message.text()));
    await openPage(page, '/how-we-build');
    const menu = page.locator('[data-block="anchors-menu"]');
    await menu.scrollIntoViewIfNeeded();
    await expect.poll(() => heard.loaded).toBe(1);
    await thrown;
    await page.waitForLoadState('networkidle');
    await expect(menu.getByRole('link', { name: 'Materials' })).toBeVisible();
    // What measures may come as late as the first time; it sends once.
    await expect
      .poll(async () => {
        await hide(page);
        return heard.reports.flatMap(({ errors }) => errors);
      })
      .toContainEqual({
        block: 'anchors-menu',
        name: 'TypeError',
        message: 'The anchors have come loose: anna@example.com',
      });
    await expect.poll(() => fetchAdmin('/problems')).toContain('The block anchors-menu has failed');
    const problems = await fetchAdmin('/problems');
    expect(problems).toContain('block-failed');
    expect(problems).not.toContain('anna@example.com');
  });
});
