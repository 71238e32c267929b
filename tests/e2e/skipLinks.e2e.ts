import type { Page } from '@playwright/test';
import { locateHeader } from './locateHeader.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

const NAMES = ['Skip to main menu', 'Skip to content', 'Find a dealer', 'Skip to footer'];

/** Goes to a skip link with the keyboard and follows it. */
const skipBy = async (page: Page, name: string) => {
  for (let stop = 0; stop <= NAMES.indexOf(name); stop++) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name }).first()).toBeFocused();
  await page.keyboard.press('Enter');
};

for (const path of ['/', '/the-yard']) {
  test(`${path}: four skip links are the first tab stops, each visible when focused`, async ({ page }) => {
    await openPage(page, path);
    for (const name of NAMES) {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name }).first();
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Tab');
    await expect(locateHeader(page).logo).toBeFocused();
  });
}

for (const path of ['/boats/estran-42', '/de/die-werft']) {
  test(`${path}, at the top and scrolled: the skip link shows the start of the content and moves the focus there`, async ({
    page,
  }) => {
    await openPage(page, path);
    const main = page.getByRole('main');
    const stop = main.locator('a, button, [tabindex="0"]').locator('visible=true').first();
    const skip = page.locator('a[href="#content"]').first();
    // Twice at the top: the second time the address stays as it is.
    for (const scrolled of [0, 0, 1500]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
      await skip.press('Enter');
      await expect(page).toHaveURL(`${path}#content`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator('main:focus, main :focus')).toBeFocused();
    }
    if (await main.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Tab');
    }
    await expect(stop).toBeFocused();
  });
}

for (const [device, viewport] of Object.entries(viewports)) {
  test(`on a ${device} a skip link leads to the main menu`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/');
    await skipBy(page, 'Skip to main menu');
    const { boats, burger } = locateHeader(page);
    const stop = device === 'telephone' ? burger : boats;
    await expect(stop).toBeFocused();
    await expect(stop).toBeInViewport({ ratio: 1 });
    await stop.press('Enter');
    await expect(stop).toHaveAttribute('aria-expanded', 'true');
  });
}

test('skip links lead to the footer and to the dealers', async ({ page }) => {
  await openPage(page, '/privacy');
  await skipBy(page, 'Skip to footer');
  const stop = page.getByRole('contentinfo').getByRole('link').first();
  await expect(stop).toBeFocused();
  await expect(stop).toBeInViewport({ ratio: 1 });
  await page.goto('/privacy');
  await skipBy(page, 'Find a dealer');
  await expect(page).toHaveURL('/dealers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the target heading is not behind the header', async ({ page }) => {
  await openPage(page, '/ranges/escale');
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }));
  await skipBy(page, 'Skip to content');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeInViewport({ ratio: 0.99 });
  const overlap = async () => {
    const top = (await heading.boundingBox())?.y ?? 0;
    return page.evaluate(
      (y) => (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) - y,
      top,
    );
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});
