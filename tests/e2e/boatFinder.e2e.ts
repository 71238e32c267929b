import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { openPage, waitForHydration } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

const FOUR_AWAY_WITH_ROOM = '/buying-guide?crew=four&waters=seasons&sailing=room';

const locate = (page: Page) => {
  const finder = page.locator('[data-block=boat-finder]');
  return {
    finder,
    form: finder.locator('form'),
    boat: finder.getByRole('status'),
    radio: (name: string) => finder.getByRole('radio', { name, exact: true }),
    show: finder.getByRole('button', { name: 'Show my boat' }),
  };
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: viewports.telephone });

  test('three answers lead to the boat, with ways on, and a second one', async ({ page }) => {
    await page.goto('/buying-guide');
    const { finder, boat, radio, show } = locate(page);
    await expect(finder.locator('[data-sail=main]')).toHaveCount(6);
    for (const name of ['Two', 'Coast and islands', 'Light and fast']) await radio(name).check();
    await show.click();
    await expect(page).toHaveURL('/buying-guide?crew=two&waters=coast&sailing=fast#your-boat');
    await expect(boat.getByRole('heading', { name: 'Estran 45 S' })).toBeVisible();
    await expect(finder.getByRole('img')).toBeInViewport();
    await expect(finder.getByText('From €798,000 before VAT')).toBeVisible();
    for (const [name, href] of [
      ['See the 45 S', '/boats/estran-45-s'],
      ['Configure your 45 S', '/configure?model=estran-45-s'],
      ['Compare the two', '/compare?boats=estran-45-s,estran-50'],
      ['Estran 50', '/boats/estran-50'],
    ] as const)
      await expect(finder.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(radio('Coast and islands')).toBeChecked();
  });
});

test('from home to a boat by keyboard: in place, announced, the focus kept, and the way back', async ({
  page,
}) => {
  await page.setViewportSize(viewports.laptop);
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Which one suits you?' }).click();
  await expect(page).toHaveURL('/buying-guide#which');
  const { finder, form, boat, radio, show } = locate(page);
  await waitForHydration(form);
  await expect(boat).toHaveText('Three answers, and one boat comes forward.');
  await radio('Two').press('Space');
  await radio('Coast and islands').press('Space');
  await expect(page).toHaveURL('/buying-guide#which');
  await radio('Easily, two on deck').press('Space');
  await expect(page).toHaveURL('/buying-guide?crew=two&waters=coast&sailing=easy');
  await expect(boat).toContainText('Estran 42');
  await expect(radio('Easily, two on deck')).toBeFocused();
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('ArrowDown');
  await expect(boat).toContainText('Estran 45 S');
  await expect(radio('Light and fast')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await show.press('Enter');
  await expect(finder.locator('#your-boat')).toBeFocused();
  await page.goBack();
  await expect(boat).toContainText('Estran 42');
  await expect(radio('Easily, two on deck')).toBeChecked();
  await finder.getByRole('link', { name: 'Start again' }).click();
  await expect(page).toHaveURL('/buying-guide');
  await expect(boat).toHaveText('Three answers, and one boat comes forward.');
  await expect(finder.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(radio('Two')).toBeFocused();
});

test('on a phone the last touch shows the boat, which begins below the screen', async ({ page }) => {
  await page.setViewportSize(viewports.telephone);
  await openPage(page, '/buying-guide');
  const { form, boat, radio } = locate(page);
  await waitForHydration(form);
  for (const name of ['Two', 'Coast and islands', 'Light and fast']) await radio(name).click();
  await expect(boat.getByRole('heading', { name: 'Estran 45 S' })).toBeInViewport({ ratio: 1 });
});

test('a shared answer is the same in another language, and not for search engines', async ({ page }) => {
  await openPage(page, FOUR_AWAY_WITH_ROOM);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/buying-guide$/);
  const german = page.locator('a[lang=de][href^="/de/kaufberatung?"]').first();
  await page.goto((await german.getAttribute('href')) ?? '');
  const { boat } = locate(page);
  await expect(boat).toContainText('Estran 52');
});

for (const path of ['/de/kaufberatung', '/de/kaufberatung?crew=six&waters=oceans&sailing=room']) {
  test(`${path} fits every width, has no accessibility violations, and shows its answers in forced colours`, async ({
    page,
  }) => {
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 360) await openPage(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      const cut = await page
        .locator('[data-block=boat-finder] label')
        .evaluateAll((all) => all.filter((label) => label.scrollWidth > label.clientWidth).length);
      expect(cut, `${width} px`).toBe(0);
      expect(await accessibilityViolations(page, undefined, '[data-block=boat-finder]')).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await accessibilityViolations(page, undefined, '[data-block=boat-finder]')).toEqual([]);
  });
}
