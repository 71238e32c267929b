import type { Locator } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { getLayoutShifts, ignoreLateFonts, recordLayoutShifts } from './layoutShifts.ts';
import { locateHeader } from './locateHeader.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { waitForAnimations } from './waitForAnimations.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The picture a visitor sees in a submenu: of those on show, the one painted last. */
const getPicture = async (submenu: Locator): Promise<string> =>
  submenu.locator('img').evaluateAll((images: HTMLImageElement[]) => {
    const shown = images.filter((image) => image.checkVisibility()).at(-1);
    return shown?.complete && shown.naturalWidth > 0 ? new URL(shown.currentSrc).pathname : '';
  });

test('each boat stands above her name, upright and to one scale; her picture leads to her page', async ({
  page,
}) => {
  await openPage(page, '/the-yard');
  const { boats, menu, open } = locateHeader(page);
  await boats.click();
  await expect
    .poll(() =>
      open
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map(({ complete, currentSrc }) => complete && /profile-(.+)\.jpg/.exec(currentSrc)?.[1]),
        ),
    )
    .toEqual(['42', '46', '45-s', '50', '52', '60']);
  const boat = menu.getByRole('listitem').filter({ hasText: /^Estran 52/ });
  const box = await boat.locator('img').boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 5, 2);
  await boat.locator('img').click({ force: true });
  await expect(page).toHaveURL('/boats/estran-52');
});

test('boats say their length, cabins and price below their names; on a phone there is room for names alone', async ({
  page,
}) => {
  await openPage(page, '/de/die-werft');
  await page.getByRole('button', { name: 'Katamarane' }).click();
  const words = page.getByRole('banner').getByText('13,99 m, 3 bis 5 Kabinen, ab 748.510\u00a0€ inkl. MwSt.');
  await expect(words).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(words).toBeHidden();
});

test('the space of pictures is reserved: no layout shift', async ({ page }) => {
  await ignoreLateFonts(page);
  await recordLayoutShifts(page);
  await openPage(page, '/the-yard');
  const { boats, yard, menu, open } = locateHeader(page);
  await boats.hover();
  await expect(open).toHaveCount(1);
  await waitForAnimations(page);
  const box = await open.boundingBox();
  await expect.poll(() => getPicture(open)).not.toBe('');
  expect(await open.boundingBox()).toEqual(box);
  await yard.hover();
  await expect(menu.getByRole('link', { name: 'Our story' })).toBeVisible();
  await page.mouse.move(700, 880, { steps: 4 });
  await expect(open).toHaveCount(0);
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('former boats in a list of their own, a badge for the new boat, a separator, and the service menu’s links', async ({
  page,
}) => {
  await openPage(page, '/the-yard');
  const { boats, menu, yard, open, utilities, dealers } = locateHeader(page);
  await boats.click();
  await expect(menu.getByRole('list', { name: 'Earlier boats' }).getByRole('link')).toHaveText([
    'Estran 38, 410 and 47',
  ]);
  await expect(menu.getByRole('link', { name: 'Estran 50' })).toHaveText(/^Estran 50New 15\.20\u00a0m/);
  await expect(menu.getByRole('link', { name: 'Estran 46' })).toHaveText(/^Estran 46 13\.99\u00a0m/);

  await menu.getByRole('button', { name: 'Buying' }).click();
  const item = (name: string) =>
    menu
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: new RegExp(`^${name} \\S`) }) })
      .last();
  // Each page of buying has a sentence below its name.
  await expect(item('Buying guide')).toHaveText(/^Buying guide Where you sail/);
  await expect(item('First-season offer')).toHaveCSS('border-block-start-style', 'solid');
  await expect(item('Brochures')).toHaveCSS('border-block-start-style', 'none');

  // The submenus after the first have a picture of another shape.
  await yard.click();
  await expect.poll(() => getPicture(open)).toContain('/images/menu/');
  const box = await open.locator('img').first().boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(600 / 339, 2);

  await expect(utilities.getByRole('link', { name: 'Sea trial' })).toHaveAttribute('href', '/sea-trial');
  await dealers.click();
  await utilities.getByRole('link', { name: 'Find a dealer' }).click();
  await expect(page).toHaveURL('/dealers');
});

test('no submenu has an accessibility violation, on a wide or a narrow screen', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { boats, menu, dealers } = locateHeader(page);
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const button of [boats, menu.getByRole('button', { name: 'Buying' }), dealers]) {
      await button.click();
      expect(await accessibilityViolations(page), `at ${width}`).toEqual([]);
    }
    await page.keyboard.press('Escape');
  }
});
