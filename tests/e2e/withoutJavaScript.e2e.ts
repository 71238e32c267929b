import { locateHeader } from './locateHeader.ts';
import { ADMIN_PORT } from './ports.ts';
import { expect, test } from './quietTest.ts';
import { samples, viewports } from './samples.ts';

test.use({ javaScriptEnabled: false });

test('on a telephone two panels of the menu open, lead back and lead to a page', async ({ page }) => {
  await page.setViewportSize(viewports.telephone);
  await page.goto('/the-yard');
  const { burger, menu, yard, back, close, panel } = locateHeader(page);
  const story = menu.getByRole('link', { name: 'Our story' });
  await burger.click();
  await yard.click();
  await expect(story).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect(story).toBeHidden();
  await close.click();
  await expect(panel).toBeHidden();
  await burger.click();
  await menu.getByRole('link', { name: 'Estran 45 S' }).click();
  await expect(page).toHaveURL('/boats/estran-45-s');
});

test('on a laptop a submenu opens and each of its links leads to a page', async ({ page, request }) => {
  await page.setViewportSize(viewports.laptop);
  await page.goto('/the-yard');
  const { menu, boats } = locateHeader(page);
  await boats.click();
  const links = menu.getByRole('link');
  // All six together, the comparison, the configurator, three ranges, six boats, and those of the past.
  await expect(links).toHaveCount(13);
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

test('the newsletter form of the footer checks an address and passes it to the newsletter page', async ({
  page,
}) => {
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

test('no banner or button asks for consent to cookies, and none is set', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto('/the-yard');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })).toBeVisible();
  for (const button of await page.locator('[data-consent]').all()) await expect(button).toBeHidden();
  await expect(page.locator('#choice-bar, #choice-settings').filter({ visible: true })).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
});

test.describe('in the gallery', () => {
  test.use({ baseURL: `http://127.0.0.1:${ADMIN_PORT}` });

  test('the product carousel takes the keyboard focus and scrolls by arrow keys', async ({ page }) => {
    await page.goto('/blocks/product-carousel/examples/1');
    const list = page.locator('[data-block="product-carousel"]').getByRole('list');
    await list.focus();
    await expect(list).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test('the home page shows the poster of its video and no button', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('[data-block="home-hero"]');
  await expect(hero.getByRole('img')).toBeVisible();
  await expect
    .poll(() => hero.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(hero.locator('video')).toHaveCSS('opacity', '0');
  await expect(hero.getByRole('button')).toHaveCount(0);
});

test('the first screen of the sea trial names the next day that the calendar offers, and its link chooses it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/sea-trial');
  const main = page.getByRole('main');
  const first = await main.locator('input[name="day"]:not([disabled])').first().getAttribute('value');
  const day = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  }).format(new Date(first ?? ''));
  const link = main.getByRole('link', { name: day });
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(main.getByText('with water and daylight from').first()).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL(`/sea-trial?day=${first}#days`);
  await expect(main.locator('input[name="day"]:checked')).toHaveValue(first ?? '');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sea-trial');
  const choose = main.getByRole('link', { name: 'Ask for a sea trial' });
  await expect(choose).toBeInViewport({ ratio: 1 });
  await choose.click();
  await expect(page).toHaveURL('/sea-trial#days');
});
