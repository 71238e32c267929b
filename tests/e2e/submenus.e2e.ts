import type { Locator, Page } from '@playwright/test';
import { locateHeader } from './locateHeader.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';

/** As long as a menu would take to open or close under a mouse, and some more. */
const MAX_WAIT_MS = 700;

test.use({ viewport: { width: 1440, height: 900 } });

/** Moves the mouse to the middle of an element, by way of others as a hand does. */
const moveTo = async (page: Page, element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
};

for (const width of [1024, 1440]) {
  test(`at ${width} px menus are visible; a click toggles a submenu below the header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/the-yard');
    const { banner, burger, boats, menu, open, utilities } = locateHeader(page);
    await expect(burger).toBeHidden();
    await expect(boats).toBeInViewport({ ratio: 1 });
    await expect(utilities.getByRole('link', { name: 'Sea trial' })).toBeInViewport({ ratio: 1 });
    await boats.click();
    await expect(boats).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Escale', 'Estran 42', 'Estran 60', 'Estran 38, 410 and 47']) {
      await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    const header = await banner.boundingBox();
    const submenu = await open.boundingBox();
    expect(submenu).toMatchObject({ x: 0, y: header?.height, width });
    await boats.click();
    await expect(open).toHaveCount(0);
    await expect(boats).toHaveAttribute('aria-expanded', 'false');
  });
}

test('a submenu of links alone is a list under its entry, within the window', async ({ page }) => {
  await openPage(page, '/de/die-werft');
  const entry = page.getByRole('button', { name: 'Händler' });
  const { open } = locateHeader(page);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await entry.click();
    const link = await open.getByRole('link', { name: 'Servicezentren' }).boundingBox();
    if (width > 1024) expect(link?.x).toBeCloseTo((await entry.boundingBox())?.x ?? 0, 0);
    const list = await open.boundingBox();
    expect(list?.width).toBeLessThan(300);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(width);
    await entry.click();
  }
});

test('hover opens a submenu; leaving button and submenu closes it', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { boats, menu, open } = locateHeader(page);
  await moveTo(page, boats);
  const link = menu.getByRole('link', { name: 'Estran 42' });
  await expect(link).toBeVisible();
  await moveTo(page, link);
  await page.waitForTimeout(MAX_WAIT_MS);
  await expect(link).toBeVisible();
  await page.mouse.move(700, 880, { steps: 4 });
  await expect(open).toHaveCount(0);
});

test('crossing a button with the mouse opens nothing', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { boats, open, banner } = locateHeader(page);
  await banner.evaluate((header) => {
    header.addEventListener('toggle', () => header.setAttribute('data-toggled', ''), { capture: true });
  });
  // On a busy machine the way across would take longer than the delay of the menu. Not Playwright's clock: its script
  // sometimes runs in the page of the next test as well, and fails there.
  const SLOWER = 6;
  await page.evaluate((slower) => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms = 0) =>
      setTimeout(run, ms * slower)) as typeof window.setTimeout;
  }, SLOWER);
  await moveTo(page, boats);
  await page.mouse.move(700, 700);
  await page.waitForTimeout(MAX_WAIT_MS * SLOWER);
  await expect(open).toHaveCount(0);
  await expect(banner).not.toHaveAttribute('data-toggled');
});

test('hovering the next button switches, also from the service menu', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { boats, yard, dealers, open, menu, utilities } = locateHeader(page);
  await moveTo(page, boats);
  await expect(menu.getByRole('link', { name: 'Estran 42' })).toBeVisible();
  await moveTo(page, yard);
  await expect(menu.getByRole('link', { name: 'Our story' })).toBeVisible();
  await moveTo(page, dealers);
  await expect(utilities.getByRole('link', { name: 'Service centres' })).toBeVisible();
  await expect(open).toHaveCount(1);
  await expect(boats).toHaveAttribute('aria-expanded', 'false');
  await expect(dealers).toHaveAttribute('aria-expanded', 'true');
});

test('a click on the hovered button keeps the submenu open until a click outside', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { boats, open } = locateHeader(page);
  await moveTo(page, boats);
  await expect(open).toHaveCount(1);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(700, 880, { steps: 4 });
  await page.waitForTimeout(MAX_WAIT_MS);
  await expect(open).toHaveCount(1);
  await page.mouse.click(700, 880);
  await expect(open).toHaveCount(0);
});

test('the second click on the hovered button closes, the third opens', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { boats, open } = locateHeader(page);
  await moveTo(page, boats);
  await expect(open).toHaveCount(1);
  for (const count of [1, 0, 1]) {
    await page.mouse.down();
    await page.mouse.up();
    await expect(open).toHaveCount(count);
  }
});

test('a click outside closes the submenu and follows no link', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { yard, open } = locateHeader(page);
  const link = page.getByRole('main').getByRole('link', { name: 'How we build' });
  await link.scrollIntoViewIfNeeded();
  // Up, so that the header is there.
  await page.mouse.wheel(0, -10);
  await yard.click();
  await moveTo(page, link);
  await page.mouse.down();
  await page.mouse.up();
  await expect(open).toHaveCount(0);
  await page.waitForTimeout(MAX_WAIT_MS);
  await expect(page).toHaveURL('/the-yard');
  await link.click();
  await expect(page).toHaveURL('/how-we-build');
});

test('a mouse at rest does not close a submenu opened by keyboard', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { boats, open } = locateHeader(page);
  await page.mouse.move(700, 500);
  await boats.press('Enter');
  await page.mouse.move(700, 880, { steps: 4 });
  await page.waitForTimeout(MAX_WAIT_MS);
  await expect(open).toHaveCount(1);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('a tap opens, closes and follows a link', async ({ page }) => {
    await openPage(page, '/the-yard');
    const { boats, dealers, menu, utilities, open } = locateHeader(page);
    await boats.tap();
    await expect(menu.getByRole('link', { name: 'Estran 42' })).toBeVisible();
    await boats.tap();
    await expect(open).toHaveCount(0);
    await dealers.tap();
    await utilities.getByRole('link', { name: 'Service centres' }).tap();
    await expect(page).toHaveURL('/service-centers');
    await expect(open).toHaveCount(0);
  });
});

test('on a telephone the whole menu stands on one screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/the-yard');
  const { burger, panel, dealers } = locateHeader(page);
  await burger.click();
  await expect(panel.getByRole('link', { name: 'Ask for a sea trial' })).toBeInViewport({ ratio: 1 });
  await expect(dealers).toBeInViewport({ ratio: 1 });
  expect(await panel.evaluate((menu) => menu.scrollHeight - menu.clientHeight)).toBe(0);
});
