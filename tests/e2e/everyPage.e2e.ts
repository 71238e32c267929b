import { accessibilityViolations } from './accessibilityViolations.ts';
import { getLayoutShifts, ignoreLateFonts, recordLayoutShifts } from './layoutShifts.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { readingSamples, samples, viewports } from './samples.ts';
import { scrollThrough } from './scrollThrough.ts';

for (const [device, viewport] of Object.entries(viewports)) {
  for (const { name, paths, status } of [...samples, ...readingSamples]) {
    // Long words on a narrow screen, short ones on a wide one.
    const locale = device === 'telephone' ? 'de' : 'en';
    const path = paths[locale];

    test.describe(`${name} (${locale}) on a ${device}`, () => {
      test.use({ viewport, missing: status === 404 ? [path] : [] });

      test('is quiet, stands still, shows all pictures and is accessible', async ({ page }) => {
        await ignoreLateFonts(page);
        await recordLayoutShifts(page);
        const response = await openPage(page, path);
        expect(response?.status()).toBe(status);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('h1')).toHaveCount(1);
        // Soft: one defect must not hide the others.
        expect.soft(await getLayoutShifts(page), 'shifts while loading').toEqual([]);
        expect.soft(await scrollThrough(page), 'pictures that are not there').toEqual([]);
        expect.soft(await getLayoutShifts(page), 'shifts, scrolling included').toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, 'pixels beyond the right edge').toBe(0);
        expect(await accessibilityViolations(page), 'accessibility violations').toEqual([]);
      });
    });
  }
}
