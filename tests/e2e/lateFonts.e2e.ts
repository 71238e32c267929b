import { getLayoutShifts, recordLayoutShifts } from './layoutShifts.ts';
import { expect, test } from './quietTest.ts';
import { samples, viewports } from './samples.ts';

for (const { name, paths } of samples.filter(({ status }) => status === 200)) {
  test(`${name} does not move when its fonts arrive after the first paint`, async ({ page }) => {
    const { promise: painted, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await painted;
      await route.continue();
    });
    await page.setViewportSize(viewports.laptop);
    await recordLayoutShifts(page);
    await page.goto(paths.en, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    expect(await getLayoutShifts(page)).toEqual([]);
  });
}
