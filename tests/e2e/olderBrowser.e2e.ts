import type { Page } from '@playwright/test';
import { locateHeader } from './locateHeader.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { waitForAnimations } from './waitForAnimations.ts';

/** A browser from before invoker commands and `closedby`: neither the properties nor what they do. */
async function forgetCommands(page: Page) {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  await page.route(
    ({ pathname }) => pathname === '/privacy',
    async (route) => {
      const response = await route.fetch({ maxRetries: 2 });
      await route.fulfill({ response, body: (await response.text()).replaceAll(' closedby="any"', '') });
    },
  );
}

test.beforeEach(({ page }) => forgetCommands(page));

test('no command attribute: the language dialog opens and closes', async ({ page }) => {
  await openPage(page, '/privacy');
  const { languageButton, languages } = locateHeader(page);
  await languageButton.press('Enter');
  await expect(languages.getByRole('link', { name: 'English' })).toBeFocused();
  await languages.getByRole('button', { name: 'Close' }).click();
  await expect(languages).toBeHidden();
  await expect(languageButton).toBeFocused();
});

test('no closedby attribute: a click outside closes the dialog, one inside does not', async ({ page }) => {
  await openPage(page, '/privacy');
  const { languageButton, languages } = locateHeader(page);
  await languageButton.click();
  // It slides in: its place is where it comes to rest.
  await waitForAnimations(page);
  const box = await languages.boundingBox();
  if (!box) throw new Error('The dialog has no place on the page');
  await page.mouse.click(box.x + 6, box.y + 6);
  await expect(languages).toBeVisible();
  await page.mouse.click(box.x + box.width / 2, box.y - 10);
  await expect(languages).toBeHidden();
});

test.describe('on a first visit', () => {
  test.use({ consent: null });

  test('no command attribute: cookie settings open, close and save', async ({ page }) => {
    await openPage(page, '/privacy');
    const banner = page.getByRole('region', { name: 'Your choice of cookies' });
    const settings = page.getByRole('dialog', { name: 'Cookie settings' });
    await banner.getByRole('button', { name: 'Settings' }).click();
    await settings.getByRole('button', { name: 'Close' }).click();
    await expect(settings).toBeHidden();
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Settings' }).click();
    await settings.getByRole('button', { name: 'Refuse all' }).click();
    await expect(settings).toBeHidden();
    await expect(banner).toBeHidden();
  });
});
