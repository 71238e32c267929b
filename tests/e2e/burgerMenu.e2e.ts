import { accessibilityViolations } from './accessibilityViolations.ts';
import { getLayoutShifts, ignoreLateFonts, recordLayoutShifts } from './layoutShifts.ts';
import { locateHeader } from './locateHeader.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.use({ viewport: viewports.telephone });

test('the burger opens the full-screen menu on phone and tablet, Close returns to the page', async ({
  page,
}) => {
  await openPage(page, '/the-yard');
  const { burger, panel, menu, utilities, close } = locateHeader(page);
  for (const width of [360, 1023]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(panel).toBeHidden();
    await expect(burger).toHaveAttribute('aria-expanded', 'false');
    await burger.click();
    await expect(menu).toBeVisible();
    await expect(utilities).toBeVisible();
    await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width, height: 740 });
    await expect(burger).toHaveAttribute('aria-expanded', 'true');
    await close.press('Enter');
    await expect(panel).toBeHidden();
    await expect(burger).toBeFocused();
    await expect(burger).toHaveAttribute('aria-expanded', 'false');
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('one tap shows the boats, each with its picture to tap; the menu is closed on the new page', async ({
    page,
  }) => {
    await openPage(page, '/the-yard');
    const { burger, boats, menu, open } = locateHeader(page);
    const item = menu.getByRole('listitem').filter({ hasText: /^Estran 45/ });
    await burger.tap();
    await expect(boats).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Estran 60' })).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => item.locator('img').evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
      .toMatch(/\/images\/menuBig\/320\.webp\/.*profile-45-s/);
    await item.locator('img').tap({ force: true });
    await expect(page).toHaveURL('/boats/estran-45-s');
    await expect(open).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
  });

  test('the service menu has its own panel', async ({ page }) => {
    await openPage(page, '/the-yard');
    const { burger, dealers, utilities, back, open } = locateHeader(page);
    await burger.tap();
    await dealers.tap();
    const link = utilities.getByRole('link', { name: 'Service centres' });
    await expect(link).toBeInViewport({ ratio: 1 });
    await back.tap();
    await expect(open).toHaveCount(1);
    await dealers.tap();
    await link.tap();
    await expect(page).toHaveURL('/service-centers');
    await expect(open).toHaveCount(0);
  });
});

test('the menu opens with a button to the sea trial', async ({ page }) => {
  await openPage(page, '/de/die-werft');
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  const trial = locateHeader(page).panel.getByRole('link', { name: 'Probeschlag anfragen' });
  await expect(trial).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Shift+Tab');
  await expect(trial).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/probeschlag');
});

test('among the boats of the menu the new one is marked, and the range is a link', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { burger, menu } = locateHeader(page);
  await burger.click();
  await expect(menu.getByRole('link', { name: 'Estran 50' })).toContainText('Estran 50New');
  await menu.getByRole('link', { name: 'Allure' }).click();
  await expect(page).toHaveURL('/ranges/allure');
});

test('the page does not scroll behind the menu, and keeps its position', async ({ page }) => {
  await ignoreLateFonts(page);
  await recordLayoutShifts(page);
  await openPage(page, '/the-yard');
  // On a slow machine the header itself arrives in pieces.
  const arriving = await getLayoutShifts(page);
  const { burger, yard, close, open } = locateHeader(page);
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
  await burger.click();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await yard.click();
  await page.mouse.move(180, 600);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await close.click();
  await expect(open).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
  expect(await getLayoutShifts(page)).toEqual(arriving);
});

test('rotating a tablet closes the menu and unlocks scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openPage(page, '/the-yard');
  const { burger, yard, open, menu } = locateHeader(page);
  await burger.click();
  await yard.click();
  await expect(open).toHaveCount(2);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(open).toHaveCount(0);
  await expect(burger).toBeHidden();
  await expect(menu).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
});

test('no level of the menu has an accessibility violation', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { burger, yard, dealers } = locateHeader(page);
  const level = async () => expect(await accessibilityViolations(page)).toEqual([]);
  await burger.click();
  await level();
  await yard.click();
  await level();
  await page.keyboard.press('Escape');
  await dealers.click();
  await level();
});
