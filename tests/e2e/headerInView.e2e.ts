import type { Page } from '@playwright/test';
import { hideHeader, withHiddenHeader } from './hideHeader.ts';
import { getLayoutShifts, ignoreLateFonts, recordLayoutShifts } from './layoutShifts.ts';
import { locateHeader } from './locateHeader.ts';
import { giveSign, openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

const WHITE = 'rgb(251, 250, 247)';
const DARK = 'rgb(11, 34, 51)';
const NONE = 'rgba(0, 0, 0, 0)';
/** How much of the header is in view when it is small: it has slid up by the difference. */
const SMALL = 64 / 88;

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on a ${device}, the header`, () => {
    test.use({ viewport });

    test('hides when scrolling down past 200 px, shows when scrolling up; transparent over the hero, white past 300 px, smaller past 400 px', async ({
      page,
    }) => {
      await ignoreLateFonts(page);
      await recordLayoutShifts(page);
      await openPage(page, '/boats/estran-60');
      const { banner } = locateHeader(page);
      await scrollTo(page, 190);
      await expect(banner).toBeInViewport({ ratio: 1 });
      await scrollTo(page, 260);
      await expect(banner).not.toBeInViewport();
      await scrollTo(page, 1500);
      await expect(banner).not.toBeInViewport();
      await scrollTo(page, 1400);
      await expect(banner).toBeInViewport({ ratio: SMALL });
      await scrollTo(page, 1500);
      await expect(banner).not.toBeInViewport();
      await scrollTo(page, 0);
      await expect(banner).toBeInViewport({ ratio: 1 });
      expect(await getLayoutShifts(page)).toEqual([]);

      const height = () => banner.evaluate((header) => header.getBoundingClientRect().bottom);
      await expect(banner).toHaveCSS('background-color', NONE);
      await scrollTo(page, 1000);
      // Seen to be on the way down; two jumps within a frame are one.
      await expect(banner).not.toBeInViewport();
      await scrollTo(page, 410);
      await expect(banner).toHaveCSS('background-color', WHITE);
      await expect(banner).toHaveCSS('color', DARK);
      await expect.poll(height).toBe(64);
      await scrollTo(page, 390);
      await expect.poll(height).toBe(88);
      await scrollTo(page, 301);
      await expect(banner).toHaveCSS('background-color', WHITE);
      await scrollTo(page, 290);
      await expect(banner).toHaveCSS('background-color', NONE);
      await expect(banner).toHaveCSS('color', 'rgb(255, 255, 255)');
    });

    test('is visible on home from the start, over the hero', async ({ page }) => {
      await openPage(page, '/');
      const { banner, logo } = locateHeader(page);
      await expect(banner).toBeInViewport({ ratio: 1 });
      await expect(banner).toHaveCSS('background-color', NONE);
      await expect(logo).toBeInViewport({ ratio: 1 });
    });

    test.describe('where the brand hides the header', () => {
      test('hidden until scrolling up, then visible to the top; shown by keyboard focus', async ({
        page,
      }) => {
        await ignoreLateFonts(page, withHiddenHeader);
        await recordLayoutShifts(page);
        await openPage(page, '/');
        const { banner, logo } = locateHeader(page);
        await expect(banner).not.toBeInViewport();
        // While the page arrives, a button of the header may come later (arrivingPages.e2e.ts).
        const arrival = await getLayoutShifts(page);
        // Past the four skip links.
        for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
        await expect(logo).toBeFocused();
        await expect(logo).toBeInViewport({ ratio: 1 });
        await page.getByRole('main').focus();
        await expect(banner).not.toBeInViewport();
        await scrollTo(page, 120);
        await expect(banner).not.toBeInViewport();
        await scrollTo(page, 700);
        await expect(banner).not.toBeInViewport();
        await scrollTo(page, 600);
        await expect(banner).toBeInViewport({ ratio: SMALL });
        await scrollTo(page, 0);
        await expect(banner).toBeInViewport({ ratio: 1 });
        expect(await getLayoutShifts(page)).toEqual(arrival);
      });
    });
  });
}

test('keyboard focus shows the hidden header in mid-page', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { banner, boats } = locateHeader(page);
  await scrollTo(page, 1500);
  await expect(banner).not.toBeInViewport();
  await page.getByRole('main').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(banner).toBeInViewport({ ratio: SMALL });
  await boats.press('Enter');
  await expect(banner).toBeInViewport({ ratio: SMALL });
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test.describe('on a page without a hero picture', () => {
  test.use({ missing: ['/no-such-page'] });

  test('the header is white from the start', async ({ page }) => {
    await openPage(page, '/no-such-page');
    const { banner } = locateHeader(page);
    await expect(banner).toHaveCSS('background-color', WHITE);
    await expect(banner).toHaveCSS('color', DARK);
  });
});

test('white while a menu is open, transparent after; an open menu keeps it visible while scrolling', async ({
  page,
}) => {
  await ignoreLateFonts(page);
  await recordLayoutShifts(page);
  await openPage(page, '/the-yard');
  const { banner, boats, yard, open } = locateHeader(page);
  await boats.press('Enter');
  await expect(banner).toHaveCSS('background-color', WHITE);
  await page.keyboard.press('Escape');
  await expect(banner).toHaveCSS('background-color', NONE);
  await yard.click();
  await page.mouse.move(640, 700);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  const bottom = () => banner.evaluate((header) => header.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBe(64);
  await expect.poll(async () => (await open.boundingBox())?.y).toBe(64);
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('loaded at a scroll position: header visible and white', async ({ page }) => {
  await openPage(page, '/the-yard');
  await scrollTo(page, 1500);
  await page.reload();
  await giveSign(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  const { banner } = locateHeader(page);
  await expect(banner).toHaveAttribute('data-live', 'true');
  await expect(banner).toBeInViewport({ ratio: SMALL });
  await expect(banner).toHaveCSS('background-color', WHITE);
});

test('a mouse at the top edge shows a hidden header', async ({ page }) => {
  await page.setViewportSize(viewports.laptop);
  await hideHeader(page);
  await openPage(page, '/');
  const { banner } = locateHeader(page);
  await page.mouse.move(640, 400);
  await expect(banner).not.toBeInViewport();
  await page.mouse.move(640, 20);
  await expect(banner).toBeInViewport({ ratio: 1 });
});
