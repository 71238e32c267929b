import { getLayoutShifts, recordLayoutShifts } from './layoutShifts.ts';
import { expect, test } from './quietTest.ts';
import { sampleLocales, samples, viewports } from './samples.ts';

/**
 * Cumulative layout shift: half of what counts as good (web.dev/articles/cls). Most of it is no word that moves, but the
 * box with the scrim behind the words of a hero, which grows by a line.
 */
const MAX_SHIFT = 0.05;

for (const { name, paths } of samples.filter(({ status }) => status === 200)) {
  for (const locale of sampleLocales) {
    test(`${name} (${locale}): minimal layout shift when fonts load late`, async ({ page }) => {
      const { promise: painted, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await painted;
        await route.continue();
      });
      await page.setViewportSize(viewports.laptop);
      await recordLayoutShifts(page);
      await page.goto(paths[locale], { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      release();
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      const shifts = await getLayoutShifts(page);
      expect(shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)).toBeLessThan(MAX_SHIFT);
      expect(await page.evaluate(() => document.fonts.check('300 40px Jost'))).toBe(true);
    });
  }
}
