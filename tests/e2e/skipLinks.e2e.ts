import type { Page } from '@playwright/test';
import { headerOf } from './headerOf.ts';
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
  test(`four skip links are the first stops of ${path}, each in view in its turn`, async ({ page }) => {
    await openPage(page, path);
    for (const name of NAMES) {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name }).first();
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Tab');
    await expect(headerOf(page).logo).toBeFocused();
  });
}

for (const path of ['/the-yard', '/ranges/escale']) {
  test(`the skip link of ${path} leads to the first stop of the content, again and again`, async ({
    page,
  }) => {
    await openPage(page, path);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    const main = page.getByRole('main');
    const stop = main.locator('a, button, [tabindex="0"]').locator('visible=true').first();
    await skipBy(page, 'Skip to content');
    for (const attempt of ['first', 'second']) {
      if (attempt === 'second') await skip.press('Enter');
      await expect(page).toHaveURL(`${path}#content`);
      await expect(stop).toBeFocused();
      // An edge may lie between two pixels.
      await expect(stop).toBeInViewport({ ratio: 0.99 });
    }
  });
}

for (const [device, viewport] of Object.entries(viewports)) {
  test(`on a ${device} a skip link leads to the main menu`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/');
    await skipBy(page, 'Skip to main menu');
    const { boats, burger } = headerOf(page);
    const stop = device === 'telephone' ? burger : boats;
    await expect(stop).toBeFocused();
    await expect(stop).toBeInViewport({ ratio: 1 });
    await stop.press('Enter');
    await expect(stop).toHaveAttribute('aria-expanded', 'true');
  });
}

test('a skip link leads to the footer', async ({ page }) => {
  await openPage(page, '/the-yard');
  await skipBy(page, 'Skip to footer');
  const stop = page.getByRole('contentinfo').getByRole('link').first();
  await expect(stop).toBeFocused();
  await expect(stop).toBeInViewport({ ratio: 1 });
});

test('a skip link leads to the dealers', async ({ page }) => {
  await openPage(page, '/the-yard');
  await skipBy(page, 'Find a dealer');
  await expect(page).toHaveURL('/dealers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// Where it is, the header lies over the page: the skip link scrolls up, and that brings the header back.
test('what a skip link leads to does not lie behind the header', async ({ page }) => {
  await openPage(page, '/ranges/escale');
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }));
  await skipBy(page, 'Skip to content');
  const focused = page.locator('main :focus');
  await expect(focused).toBeInViewport({ ratio: 0.99 });
  const overlap = () =>
    page.evaluate(() => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return header - (document.activeElement?.getBoundingClientRect().top ?? 0);
    });
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});
