import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';

const PATH = '/privacy';
const MISSING = '/no-such-page';
const YEAR_S = 365 * 24 * 60 * 60;

test.use({ consent: null, viewport: { width: 1280, height: 800 } });

const banner = (page: Page) => page.getByRole('region', { name: 'Your choice of cookies' });
const visual = (page: Page) => page.getByRole('dialog', { name: 'Announcement' });
const answer = (page: Page) => banner(page).getByRole('button', { name: 'Refuse all' }).click();

/** Waits until the browser has run what an answer or a first rendering sets off; a second is enough. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));

/** Opens a page for the first time and answers the banner, upon which the visual comes. */
const openVisual = async (page: Page) => {
  await openPage(page, PATH);
  await answer(page);
  await expect(visual(page)).toHaveCSS('opacity', '1');
};

/** Answers the banner and expects that the visual comes on the next page, and not before. */
const expectToWait = async (page: Page, context: BrowserContext) => {
  await answer(page);
  await expect(banner(page)).toBeHidden();
  await untilIdle(page);
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('promotion');
  await openPage(page, PATH);
  await expect(visual(page)).toBeVisible();
};

test('the visual waits for the answer to the banner, comes once and never again', async ({
  page,
  context,
}) => {
  await openPage(page, PATH);
  await expect(banner(page)).toBeVisible();
  await expect(visual(page)).toBeHidden();
  expect(await context.cookies()).toEqual([]);
  await answer(page);
  await expect(visual(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();

  const seen = (await context.cookies()).find(({ name }) => name === 'promotion');
  expect(seen).toMatchObject({ path: '/', sameSite: 'Lax' });
  const life = (seen?.expires ?? 0) - Date.now() / 1000;
  expect(life).toBeGreaterThan(0);
  expect(life).toBeLessThan(YEAR_S);

  await page.keyboard.press('Escape');
  await expect(visual(page)).toBeHidden();
  for (const path of [PATH, '/the-yard']) {
    await openPage(page, path);
    await untilIdle(page);
    await expect(visual(page)).toBeHidden();
  }
});

for (const { name, close } of [
  { name: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
  {
    name: 'its button',
    close: (page: Page) => visual(page).getByRole('button', { name: 'Close' }).click(),
  },
  { name: 'a click beside it', close: (page: Page) => page.mouse.click(10, 400) },
]) {
  test(`${name} closes the visual, and the focus goes back into the page`, async ({ page }) => {
    await openVisual(page);
    await close(page);
    await expect(visual(page)).toBeHidden();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('Enter leads nowhere; the keyboard stays inside: the close button, then the offer', async ({ page }) => {
  await openVisual(page);
  const close = visual(page).getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(visual(page).getByRole('link')).toBeFocused();
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(visual(page)).toBeHidden();
  await expect(page).toHaveURL(PATH);
});

for (const { what, path, begin } of [
  {
    what: 'has begun to search',
    path: '/dealers',
    begin: (page: Page) => page.getByRole('main').locator('input[name=q]').fill('Kie'),
  },
  { what: 'looks at what a search has found', path: '/dealers?q=Kiel', begin: async () => undefined },
  {
    what: 'has begun to fill in a form',
    path: '/newsletter',
    begin: (page: Page) => page.getByRole('main').locator('input[type=email]').fill('maelle@example.com'),
  },
]) {
  test(`who ${what} is not interrupted`, async ({ page, context }) => {
    await openPage(page, path);
    await begin(page);
    await expectToWait(page, context);
  });
}

test('the picture leads to the offer and says so', async ({ page }) => {
  await openVisual(page);
  const link = visual(page).getByRole('link');
  await expect(link).toContainText('See the First Season offer');
  await link.click();
  await expect(page).toHaveURL('/first-season');
  await expect(visual(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// Spec 2 §2.8: a picture of its own at 768 px or less.
for (const { width, preset } of [
  { width: 768, preset: 'heroMobile' },
  { width: 769, preset: 'promotion' },
]) {
  test(`at ${width} px the picture is the one of the preset "${preset}"`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openVisual(page);
    await expect
      .poll(() =>
        visual(page)
          .getByRole('img')
          .evaluate((image: HTMLImageElement) => image.currentSrc),
      )
      .toContain(`/images/${preset}/`);
  });
}

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1440, height: 900 },
]) {
  test(`at ${width}x${height} the picture reaches every edge, all is in view and accessible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openVisual(page);
    await expect(visual(page)).toBeInViewport({ ratio: 1 });
    await expect(visual(page).getByText('See the First Season offer')).toBeInViewport({ ratio: 1 });
    const [dialog, picture] = [
      await visual(page).boundingBox(),
      await visual(page).getByRole('img').boundingBox(),
    ];
    expect(picture).toMatchObject({ x: dialog?.x, y: dialog?.y, width: dialog?.width });
    expect(await visual(page).evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test.describe('where nothing stands', () => {
  test.use({ missing: [MISSING] });

  test('no visual comes; it waits for the next page', async ({ page, context }) => {
    await openPage(page, MISSING);
    await expectToWait(page, context);
  });
});

test('a blocker that hides the visual leaves a page that answers', async ({ page }) => {
  await openPage(page, PATH);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#promotion { display: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await answer(page);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('promotion=seen');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
});
