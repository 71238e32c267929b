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
  await expect(block.getByRole('list')).toHaveJSProperty('scrollLeft', 0);
  const overflow = await block.getByRole('list').evaluate((list) => list.scrollWidth - list.clientWidth);
  expect(overflow).toBe(0);
});

test('phone without JavaScript: boats scroll by keyboard and link their pages', async ({
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
  await page.goto('/');
  const block = page.locator('[data-block=waterline]');
  const last = block.getByRole('link', { name: /Estran 60/ });
  await expect(last).not.toBeInViewport();
  await block.getByRole('link', { name: /Estran 52/ }).focus();
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/boats\/estran-60$/);
  await context.close();
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
