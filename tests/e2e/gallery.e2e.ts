import { accessibilityViolations } from './accessibilityViolations.ts';
import { ADMIN_PORT } from './ports.ts';
import { expect, test } from './quietTest.ts';

test.use({
  baseURL: `http://127.0.0.1:${ADMIN_PORT}`,
  missing: ['/blocks/qoutation'],
  // Frames out of view are not drawn: on a busy machine, not within the few seconds that Chromium allows a preload.
  expectedNoise: /was preloaded using link preload but not used/,
});

/** What is in the frames is examined on the pages of the site. */
const FRAMES = 'iframe';

const widths = [360, 1280];
const paths = [
  '/',
  '/blocks',
  '/blocks?q=hero&sort=use',
  '/blocks/key-figures',
  '/blocks/key-figures/playground',
  '/requests',
  '/slow?slower=0',
  '/problems',
  '/leads',
  '/editors',
];

for (const path of paths) {
  test(`${path} has no console message, no accessibility violation and no horizontal overflow at ${widths.join(' and ')} pixels`, async ({
    page,
  }) => {
    await page.goto(path);
    // Every page is built for that, in six languages.
    await expect(page.locator('[data-counting]')).toHaveCount(0, { timeout: 40_000 });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `pixels beyond the right edge at ${width}`).toBe(0);
      expect(await accessibilityViolations(page, FRAMES), `violations at ${width}`).toEqual([]);
    }
  });
}

test('at 360 pixels every link of the navigation is in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/problems');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await links.count()).toBeGreaterThan(6);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test('the playground renders the props as they are typed, and names their faults', async ({ page }) => {
  await page.goto('/blocks/key-figures/playground');
  const text = page.getByLabel('Props as JSON');
  const block = page.frameLocator('iframe').locator('[data-block="key-figures"]');
  const problems = page.locator('#problems');
  await expect(block).toContainText('640');

  await text.fill('{ "items": [{ "value": "12", "label": "months" }], "images": [] }');
  await expect(block).toContainText('months');
  await expect(problems).toBeEmpty();

  await text.fill('{ "items": [{ "value": "12" }], "images": [] }');
  await expect(problems).toContainText('label');
  await expect(block).toContainText('months');

  await text.fill('{ "items": [');
  await expect(problems).toContainText('Line 1, column 13');
});

test('a block in a frame is as tall as what is in it, and hydrates', async ({ page }) => {
  await page.goto('/blocks/product-carousel');
  const pane = page.locator('.view[data-width="1280"] .pane').first();
  const carousel = page.frameLocator('.view[data-width="1280"] iframe').first();
  await expect(carousel.getByRole('banner')).toBeHidden();
  await expect(carousel.getByRole('contentinfo')).toBeHidden();
  await expect(async () => {
    const height = await carousel.locator('body').evaluate((body) => body.getBoundingClientRect().height);
    const drawn = await pane.evaluate((element) => element.getBoundingClientRect());
    expect(Math.abs(drawn.height - (height * drawn.width) / 1280)).toBeLessThan(2);
  }).toPass();
  // Playwright cannot aim at what is drawn smaller than it is.
  await carousel.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(carousel.getByRole('button', { name: 'Previous' })).toBeEnabled();
});

test('the example of a locator shows map tiles and markers', async ({ page }) => {
  await page.goto('/blocks/locator/examples/1');
  const tiles = page.locator('.leaflet-tile-loaded');
  await expect(tiles.first()).toBeVisible();
  const widths = await tiles.evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => image.naturalWidth),
  );
  expect(Math.min(...widths)).toBeGreaterThan(0);
  await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible();
});

test('the page of an unknown block links the blocks with a similar name', async ({ page }) => {
  await page.goto('/blocks/qoutation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing here');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'quotation', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quotation');
});

test.describe('the list', () => {
  const cards = '.card:visible';

  test('is filtered at each key, and the URL contains the filter', async ({ page }) => {
    await page.goto('/blocks');
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('hero');
    const found = page.getByRole('status');
    await expect(found).toHaveText(/^\d of \d+ blocks$/);
    const count = Number.parseInt((await found.textContent()) ?? '', 10);
    await expect(page.locator(cards)).toHaveCount(count);
    await expect(page.getByRole('heading', { name: 'Boats', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Name', exact: true }).press('Enter');
    await expect(page).toHaveURL(/q=hero&sort=name/);
    await expect(page.locator(cards)).toHaveCount(count);
    await page.getByRole('searchbox').fill('');
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is searched by a form', async ({ page }) => {
      await page.goto('/blocks?sort=name');
      await page.getByRole('searchbox').fill('key figures');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/blocks?q=key+figures&sort=name');
      await expect(page.locator(cards)).toHaveCount(1);
      await expect(page.getByRole('link', { name: 'Name', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
    });
  });
});
