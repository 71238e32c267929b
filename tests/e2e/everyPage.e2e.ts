import { AxeBuilder } from '@axe-core/playwright';
import { readLayoutShifts, recordLayoutShifts } from './layoutShifts.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { sampleLocales, samples, viewports } from './samples.ts';
import { scrollThrough } from './scrollThrough.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const [device, viewport] of Object.entries(viewports)) {
  for (const { name, paths, status } of samples) {
    for (const locale of sampleLocales) {
      const path = paths[locale];

      test.describe(`${name} (${locale}) on a ${device}`, () => {
        test.use({ viewport, missing: status === 404 ? [path] : [] });

        test('loads and scrolls without moving, overflowing or leaving a picture out', async ({ page }) => {
          await recordLayoutShifts(page);
          const response = await openPage(page, path);
          expect(response?.status()).toBe(status);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expect(page.locator('h1')).toHaveCount(1);
          expect(await readLayoutShifts(page), 'shifts while loading').toEqual([]);
          expect(await scrollThrough(page), 'pictures that are not there').toEqual([]);
          expect(await readLayoutShifts(page), 'shifts while scrolling').toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, 'pixels beyond the right edge').toBe(0);
        });

        test('has no accessibility violation', async ({ page }) => {
          await openPage(page, path);
          await scrollThrough(page);
          const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
          );
          expect(found).toEqual([]);
        });
      });
    }
  }
}
