import { accessibilityViolations } from './accessibilityViolations.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

test.describe('below 1024 px', () => {
  test.use({ viewport: { width: 1023, height: 740 } });

  test('the burger opens the menu over the whole screen and Escape closes it', async ({ page }) => {
    await openPage(page, '/the-yard');
    const burger = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.locator('#mainmenu');
    await expect(menu).toBeHidden();
    await burger.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 1023, height: 740 });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
  });

  test('a submenu lies over the menu, and its back button leads back', async ({ page }) => {
    await openPage(page, '/the-yard');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Boats' }).click();
    await expect(menu.getByRole('link', { name: 'Estran 42' })).toBeInViewport();
    await menu.getByRole('button', { name: 'Back' }).press('Enter');
    await expect(menu.getByRole('link', { name: 'Estran 42' })).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: 'The yard' })).toBeFocused();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('#mainmenu')).toBeHidden();
  });

  test('the open menu and submenu have no accessibility violation', async ({ page }) => {
    await page.setViewportSize(viewports.telephone);
    await openPage(page, '/the-yard');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Boats' }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test.describe('from 1024 px', () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  test('the menu lies open and a click opens a submenu below the header', async ({ page }) => {
    await openPage(page, '/the-yard');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    const button = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Boats' });
    const link = page.getByRole('link', { name: 'Estran 42' }).first();
    await button.click();
    await expect(link).toBeInViewport();
    await expect(button).toBeInViewport();
    // The dimmer: a click beside the submenu closes it.
    await page.mouse.click(500, 790);
    await expect(link).toBeHidden();
  });

  test('a submenu opens by Enter, leads on by Tab and closes by Escape', async ({ page }) => {
    await openPage(page, '/the-yard');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const button = menu.getByRole('button', { name: 'Boats' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Escale' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: 'Escale' })).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the utility menu leads to its pages', async ({ page }) => {
    await openPage(page, '/the-yard');
    await page
      .getByRole('navigation', { name: 'Service menu' })
      .getByRole('link', { name: 'Sea trial' })
      .click();
    await expect(page).toHaveURL('/sea-trial');
  });
});

test.describe('the header of home', () => {
  test.use({ viewport: viewports.laptop });

  test('is out of view at the top and comes with the keyboard', async ({ page }) => {
    await openPage(page, '/');
    const logo = page.getByRole('banner').getByRole('link', { name: 'Estran, home page' });
    await expect(logo).not.toBeInViewport();
    // Past the two skip links.
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    await expect(logo).toBeFocused();
    await expect(logo).toBeInViewport({ ratio: 1 });
  });

  test('is in view after scrolling 400 px', async ({ page }) => {
    await openPage(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });
});

test('the header is dark on white past 300 px', async ({ page }) => {
  await openPage(page, '/privacy');
  await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect(header).toHaveCSS('background-color', 'rgb(251, 250, 247)');
  await expect(header).toHaveCSS('color', 'rgb(11, 34, 51)');
});

// Without animation nothing could turn it dark over white ground: it stays where the picture is.
for (const path of ['/', '/privacy']) {
  test(`where less motion is asked for, the header of ${path} stands at the top and only there`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo({ top: 1000, behavior: 'instant' }));
    await expect(header).not.toBeInViewport();
  });
}

for (const path of ['/', '/the-yard']) {
  test(`the skip link of ${path} is the first stop and leads to the content, again and again`, async ({
    page,
  }) => {
    await openPage(page, path);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    for (const attempt of ['first', 'second']) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator('body').press('Tab');
      if (attempt === 'second') await skip.focus();
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${path}#content`);
      await expect(page.locator('#content')).toBeFocused();
    }
  });
}
