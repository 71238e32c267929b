import type { Page } from '@playwright/test';
import { fetchPageJson } from './fetchPageJson.ts';
import { followLink, linkTo } from './followLink.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';
import { DATA, slowDown } from './slowdown.ts';

const FROM = '/the-yard';
const TO = '/how-we-build';
/** What a sub-pixel position may be off by. */
const CLOSE = 3;

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the page is in place and at rest. */
const expectAt = async (page: Page, path: string, top: number) => {
  await expect(page).toHaveURL(path);
  await expect(page.locator('[data-loader]')).toHaveCount(0);
  await expect.poll(async () => Math.abs((await scrollY(page)) - top)).toBeLessThanOrEqual(CLOSE);
  // Pictures that come late push nothing down.
  await page.waitForLoadState('networkidle');
  expect(Math.abs((await scrollY(page)) - top)).toBeLessThanOrEqual(CLOSE);
};

/** Where the link lies a third down the screen, some way down the page. */
const scrollToLink = async (page: Page) => {
  const top = await linkTo(page, TO).evaluate((link) => {
    const target = Math.round(window.scrollY + link.getBoundingClientRect().top - window.innerHeight / 3);
    window.scrollTo({ top: target, behavior: 'instant' });
    return window.scrollY;
  });
  expect(top).toBeGreaterThan(1000);
  return top;
};

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'telephone' });

    test('a new page starts at the top; Back and Forward restore the position', async ({ page }) => {
      await openPage(page, FROM);
      const left = await scrollToLink(page);
      await followLink(page, TO);
      await expect(page.getByRole('main')).toBeFocused();
      await expectAt(page, TO, 0);
      await scrollTo(page, 700);
      await page.goBack();
      await expectAt(page, FROM, left);
      await expect(linkTo(page, TO)).toBeFocused();
      await page.goForward();
      await expectAt(page, TO, 700);
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}

test.describe('on a laptop', () => {
  test.use({ viewport: viewports.laptop });

  test('a click right after scrolling: Back restores that position', async ({ page }) => {
    await openPage(page, FROM);
    const left = await linkTo(page, TO).evaluate((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      (link as HTMLElement).focus({ preventScroll: true });
      (link as HTMLElement).click();
      return window.scrollY;
    });
    expect(left).toBeGreaterThan(1000);
    await expectAt(page, TO, 0);
    await page.goBack();
    await expectAt(page, FROM, left);
    await expect(linkTo(page, TO)).toBeFocused();
  });

  test('scrolling while a page loads affects neither page’s position', async ({ page }) => {
    await openPage(page, FROM);
    const left = await scrollToLink(page);
    await page.evaluate((path) => {
      // Its address is the next page's already, the page on show still the last one.
      const scroll = () => window.scrollBy({ top: 200, behavior: 'instant' });
      window.navigation.addEventListener('currententrychange', scroll);
      document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click();
    }, TO);
    await expectAt(page, TO, 0);
    await page.goBack();
    await expectAt(page, FROM, left);
  });

  test('a page restored late gets its position', async ({ page }) => {
    await openPage(page, FROM);
    const left = await scrollToLink(page);
    await followLink(page, TO);
    await expectAt(page, TO, 0);
    await slowDown(page, DATA, 700);
    await page.goBack();
    await expect(page.locator('[data-loader="data"]')).toBeAttached();
    await expectAt(page, FROM, left);
  });

  test('Back after a menu navigation focuses the content', async ({ page }) => {
    await openPage(page, FROM);
    await followLink(page, TO);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(linkTo(page, TO)).toBeFocused();
    // Scrolling up brings the header back.
    await scrollTo(page, 0);
    await page.getByRole('banner').getByRole('link', { name: 'Estran, home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(FROM);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('each page change is announced, forward and back', async ({ page, request }) => {
    await openPage(page, FROM);
    const announced = page.getByRole('status').filter({ hasText: 'page loaded' });
    await expect(announced).toHaveCount(0);
    await followLink(page, TO);
    await expect(announced).toHaveText(`${(await fetchPageJson(request, TO)).seo.title}, page loaded`);
    await page.goBack();
    await expect(announced).toHaveText(`${(await fetchPageJson(request, FROM)).seo.title}, page loaded`);
  });

  test('a reload keeps the position', async ({ page }) => {
    await openPage(page, FROM);
    await followLink(page, TO);
    await expectAt(page, TO, 0);
    await scrollTo(page, 900);
    await page.reload();
    await expectAt(page, TO, 900);
  });
});
