import { fetchPageJson } from './fetchPageJson.ts';
import { locateHeader } from './locateHeader.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { readingSamples, samples, viewports } from './samples.ts';
import { visibleText } from './visibleText.ts';

test.use({ javaScriptEnabled: false });

for (const { name, paths, status } of [...samples, ...readingSamples]) {
  const path = paths.de;

  test.describe(name, () => {
    test.use({ missing: status === 404 ? [path] : [] });

    test('shows every block, every word and every picture', async ({ page, request, browser }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      for (const { id, type } of (await fetchPageJson(request, path)).blocks) {
        const box = main.locator(`[data-block-id="${id}"]`);
        // An anchor is a place to jump to, without a box.
        await (type === 'anchor' ? expect(box).toBeAttached() : expect(box).toBeVisible());
      }
      for (const picture of await main.locator('img').all()) {
        await expect(picture).toHaveAttribute('src', /^\/images\/.+\.(jpeg|webp|avif)/);
        expect((await request.get((await picture.getAttribute('src')) ?? '')).status()).toBe(200);
      }
      const withJavaScript = await browser.newPage({ javaScriptEnabled: true });
      await openPage(withJavaScript, path);
      // The reference of the 404 page is another one each time, and a script lets one copy it. What is said of the
      // puzzle must differ: without a script nobody can solve it. Buttons that need a script tell the place in a carousel.
      const words = (text: string) =>
        text
          .replace(/[0-9a-f-]{36}(\s*Referenznummer kopieren)?/, 'reference')
          .replaceAll(/\n+\d+ \/ \d+\n+/g, '\n')
          .replace(/Sicherheitsprüfung\n+.*/, 'puzzle');
      expect(words(await visibleText(main))).toBe(words(await visibleText(withJavaScript.getByRole('main'))));
      await withJavaScript.close();
    });
  });
}

test('on a telephone two panels open, lead back and lead to a page', async ({ page }) => {
  await page.setViewportSize(viewports.telephone);
  await page.goto('/the-yard');
  const { burger, menu, boats, back, close, panel } = locateHeader(page);
  const model = menu.getByRole('link', { name: 'Estran 45 S' });
  await burger.click();
  await boats.click();
  await expect(model).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect(model).toBeHidden();
  await close.click();
  await expect(panel).toBeHidden();
  await burger.click();
  await boats.click();
  await model.click();
  await expect(page).toHaveURL('/boats/estran-45-s');
});

test('on a laptop a submenu opens and each of its links leads to a page', async ({ page, request }) => {
  await page.setViewportSize(viewports.laptop);
  await page.goto('/the-yard');
  const { menu, boats } = locateHeader(page);
  await boats.click();
  const links = menu.getByRole('link');
  // Three ranges, six boats, and those of the past.
  await expect(links).toHaveCount(10);
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
  await menu.getByRole('link', { name: 'Escale' }).click();
  await expect(page).toHaveURL('/ranges/escale');
});

// That of a page with its header in its place, and that of one with a picture under it.
for (const { name, paths } of samples.filter((sample) => ['home', 'privacy'].includes(sample.name))) {
  test(`${name} leads to itself in another language`, async ({ page }) => {
    await page.goto(paths.en);
    const { languageButton, languages } = locateHeader(page);
    // On home the header comes into view when it has focus.
    await languageButton.press('Enter');
    await languages.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(paths.de);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
}

test('the newsletter form of the footer checks an address and hands it on', async ({ page }) => {
  await page.goto('/the-yard');
  const email = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' });
  await email.fill('maelle');
  await email.press('Enter');
  await expect(page).toHaveURL('/the-yard');
  await email.fill('maelle@estran.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/newsletter');
  await expect(page.locator('form#form [name=email]')).toHaveValue('maelle@estran.example');
});

test('nothing asks about cookies that no script could set', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/the-yard');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })).toBeVisible();
  for (const button of await page.locator('[data-consent]').all()) await expect(button).toBeHidden();
  await expect(page.locator('#choice-bar, #choice-settings').filter({ visible: true })).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
});

test('the carousel is a stop of the keyboard and scrolls by its arrow keys', async ({ page }) => {
  await page.goto('/buying-guide');
  const list = page.locator('[data-block="product-carousel"]').getByRole('list');
  await list.focus();
  await expect(list).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('the home video leaves its poster and offers no button that would do nothing', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('[data-block="home-hero"]');
  await expect(hero.getByRole('img')).toBeVisible();
  await expect
    .poll(() => hero.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(hero.locator('video')).toHaveCSS('opacity', '0');
  await expect(hero.getByRole('button')).toHaveCount(0);
});
