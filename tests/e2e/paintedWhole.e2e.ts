import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { readingSamples, sampleLocales, samples, viewports } from './samples.ts';

declare global {
  interface Window {
    /** Whether the end of the page was there when the first frame was made. */
    isWhole?: boolean;
  }
}

test.use({ viewport: viewports.telephone });

test('who has the styles from the page before sees the next one at once, not in pieces', async ({ page }) => {
  await openPage(page, '/privacy');
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      window.isWhole = document.querySelector('#footer') !== null;
    });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Home is some 10 kB: a second and a half.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 7_000,
    uploadThroughput: -1,
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => window.isWhole !== undefined);
  expect(await page.evaluate(() => window.isWhole)).toBe(true);
});

for (const { name, paths } of [...samples, ...readingSamples]) {
  for (const locale of sampleLocales) {
    test(`what ${name} (${locale}) waits for before it is painted is there`, async ({ request }) => {
      const html = await (await request.get(paths[locale])).text();
      const awaited = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html);
      expect(awaited?.[1]).toBeDefined();
      expect(html).toContain(` id="${awaited?.[1]}"`);
    });
  }
}
