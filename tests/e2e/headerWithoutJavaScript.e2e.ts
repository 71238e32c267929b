import type { Page } from '@playwright/test';
import { hideHeader } from './hideHeader.ts';
import { locateHeader } from './locateHeader.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

const WHITE = 'rgb(251, 250, 247)';

test.use({ javaScriptEnabled: false, viewport: viewports.laptop });

/** Scrolls by the wheel: a page without scripts cannot be told to. */
const scrollBy = async (page: Page, distance: number) => {
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, distance);
};

test('the header stays visible and is white past 300 px', async ({ page }) => {
  await page.goto('/the-yard');
  const { banner } = locateHeader(page);
  await expect(banner).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // The wheel is lost while a busy browser has not drawn the page yet.
  await expect(async () => {
    await scrollBy(page, 1000);
    await expect(banner).toHaveCSS('background-color', WHITE, { timeout: 2000 });
  }).toPass();
  await expect(banner).toBeInViewport({ ratio: 1 });
});

test('on home the header is visible from the start', async ({ page }) => {
  await page.goto('/');
  await expect(locateHeader(page).banner).toBeInViewport({ ratio: 1 });
});

test('a header the brand hides is shown by scrolling or keyboard', async ({ page }) => {
  await hideHeader(page);
  await page.goto('/');
  const { banner, logo } = locateHeader(page);
  await expect(banner).not.toBeInViewport();
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab');
  await expect(logo).toBeFocused();
  await expect(banner).toBeInViewport({ ratio: 1 });
  await page.goto('/');
  await scrollBy(page, 500);
  await expect(banner).toBeInViewport({ ratio: 1 });
});

// Without animation nothing could turn it dark over white ground: it stays where the picture is.
for (const path of ['/', '/the-yard']) {
  test(`reduced motion: the header of ${path} scrolls away with the page`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const { banner } = locateHeader(page);
    await expect(banner).toBeInViewport({ ratio: 1 });
    await scrollBy(page, 1000);
    await expect(banner).not.toBeInViewport();
  });
}
