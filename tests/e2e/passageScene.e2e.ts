import type { Page } from '@playwright/test';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';
import { scrollStage } from './scrollStage.ts';

test.use({ javaScriptEnabled: false, viewport: viewports.laptop });

const locate = (page: Page) => page.locator('[data-block=passage-scene]');

/** Which of the six days are written. */
const findWritten = (page: Page) =>
  locate(page)
    .getByRole('listitem')
    .evaluateAll((days) =>
      days.map((day) =>
        [day, day.firstElementChild].every((part) => part && getComputedStyle(part).opacity === '1'),
      ),
    );

test('the log of the 50 begins with its first day and is written day by day while the page is scrolled', async ({
  page,
}) => {
  await page.goto('/boats/estran-50');
  await scrollStage(page, 'passage-scene', 0);
  await expect.poll(() => findWritten(page)).toEqual([true, false, false, false, false, false]);
  await scrollStage(page, 'passage-scene', 0.52);
  await expect.poll(() => findWritten(page)).toEqual([true, true, true, false, false, false]);
  await scrollStage(page, 'passage-scene', 1);
  await expect.poll(() => findWritten(page)).toEqual([true, true, true, true, true, true]);
  await expect(locate(page).getByRole('listitem')).toHaveText([
    /206 miles.*Tue 15 September/,
    /193 miles.*399 on the log/,
    /246 miles.*One board up, one down/,
    /203 miles.*36°\s18′\sN 14°\s27′\sW/,
    /118 miles.*No\. 36 · Goulven 00–04/,
    /134 miles.*1,100 on the log/,
  ]);
});

test('on a phone one day is read at a time, and the page is not wider than the screen', async ({ page }) => {
  await page.setViewportSize(viewports.telephone);
  await page.goto('/de/katamarane/estran-50');
  await scrollStage(page, 'passage-scene', 0.42);
  await expect.poll(() => findWritten(page)).toEqual([false, false, true, false, false, false]);
  await expect(locate(page).getByText('Alle fünf haben es probiert')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('with reduced motion the whole log is seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/fr/catamarans/estran-50');
  expect(await findWritten(page)).toEqual([true, true, true, true, true, true]);
  const height = await locate(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThan(1.8 * viewports.laptop.height);
});
