import type { Locator } from '@playwright/test';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

/** Metres of each boat's name on the page, and the pixels that it is drawn over. */
const scales = (block: Locator) =>
  block.getByRole('link').evaluateAll((links) =>
    links.flatMap((link) => {
      const metres = /(\d+[.,]\d+)\sm/
        .exec(link.querySelector('p')?.textContent ?? '')?.[1]
        ?.replace(',', '.');
      const measure = [...link.querySelectorAll('path')].at(-1);
      return metres && measure ? measure.getBoundingClientRect().width / Number(metres) : [];
    }),
  );

test('six boats on one waterline, same scale, shortest first', async ({ page }) => {
  await page.setViewportSize(viewports.laptop);
  await openPage(page, '/de');
  const block = page.locator('[data-block=waterline]');
  const boats = block.getByRole('listitem').getByRole('link');
  await expect(boats).toHaveCount(6);
  await expect(boats.first()).toHaveAccessibleName(/Estran\s42\s12,80\sm · 42\sFuß/);
  await expect(boats.last()).toHaveAccessibleName(/Estran\s60\s18,30\sm · 60\sFuß/);
  const [first = 0, ...others] = await scales(block);
  expect(others).toHaveLength(5);
  for (const scale of others) expect(scale).toBeCloseTo(first, 0);
  await expect(block.getByRole('list')).toHaveCount(1);
});

for (const width of [320, 360, 768, 1024, 1920])
  test(`at ${width} px every boat is whole and apart from the others on one waterline; the page does not scroll to the side`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/de/katamarane');
    const boats = page.locator('[data-block=waterline] svg:has([data-sail])');
    await expect(boats).toHaveCount(6);
    const boxes = await boats.evaluateAll((all) =>
      all.map((boat) => {
        const hull = [...boat.querySelectorAll('path')].map((path) => path.getBoundingClientRect());
        const { bottom } = boat.getBoundingClientRect();
        const left = Math.min(...hull.map((path) => path.left));
        const right = Math.max(...hull.map((path) => path.right));
        return { left, right, bottom: Math.round(bottom) };
      }),
    );
    const room = await boats.first().evaluate((boat) => {
      const scene = boat.closest('div:has(> div > ol)');
      return { isRow: getComputedStyle(scene ?? boat).overflowX === 'auto', width: scene?.scrollWidth ?? 0 };
    });
    expect(room.isRow).toBe(width < 1024);
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(room.width);
      expect(right - left, 'large enough to be seen').toBeGreaterThan(100);
    }
    for (const [index, next] of boxes.slice(1).entries())
      expect(next.left).toBeGreaterThan(boxes[index]?.right ?? 0);
    expect(new Set(boxes.map(({ bottom }) => bottom)).size, 'one waterline').toBe(1);
    // On phones the next boat shows that there are more.
    if (width < 640) expect(boxes.some(({ left, right }) => left < width && right > width)).toBe(true);
    // Where the browser has them, the names of all boats stand above the row and lead along it.
    const marks = await page
      .locator('[data-block=waterline] [data-priced]')
      .evaluate((row) => getComputedStyle(row, '::scroll-marker-group').display);
    expect(marks).toBe(width < 1024 ? 'flex' : 'block');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  });

test('phone without JavaScript: a row of all boats to scroll, in which a press on a drawing leads to its boat as well', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    viewport: viewports.telephone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/boats');
  const block = page.locator('[data-block=waterline]');
  await expect(block.getByRole('list')).toHaveCount(1);
  const boats = block.getByRole('listitem').getByRole('link');
  await expect(boats).toHaveCount(6);
  await expect(boats.first()).toHaveAccessibleName(/Estran\s42\s12\.80\sm · 42\sfeet .*€489,000/);
  await block.getByRole('link', { name: /Estran\s52/ }).focus();
  await page.keyboard.press('Tab');
  await expect(boats.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/boats\/estran-60$/);

  await page.goBack();
  await block.locator('[data-sail=main]').nth(1).click();
  await expect(page).toHaveURL(/\/boats\/estran-45-s$/);
  await context.close();
});

test('phone: Back leads to the boat in the list that was followed', async ({ page }) => {
  await page.setViewportSize(viewports.telephone);
  await openPage(page, '/boats');
  const boat = page.locator('[data-block=waterline]').getByRole('link', { name: /Estran\s46/ });
  await boat.press('Enter');
  await expect(page).toHaveURL(/\/boats\/estran-46$/);
  await page.goBack();
  await expect(boat).toBeFocused();
});

test('sails are lowered before the picture is visible, hoisted when it is', async ({ page }) => {
  await page.setViewportSize(viewports.laptop);
  await openPage(page, '/');
  const block = page.locator('[data-block=waterline]');
  const sail = block.locator('[data-sail=main]').last();
  const height = () => sail.evaluate((element) => element.getBoundingClientRect().height);
  const top = await block.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - 600);
  await expect.poll(height).toBeLessThan(40);
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top + 120);
  await expect.poll(height).toBeGreaterThan(200);
});
