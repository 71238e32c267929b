import { accessibilityViolations } from './accessibilityViolations.ts';
import { getLayoutShifts, ignoreLateFonts, recordLayoutShifts } from './layoutShifts.ts';
import { locateHeader } from './locateHeader.ts';
import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

const LANGUAGES = ['English', 'Français', 'Deutsch', 'Español', 'Italiano', 'Português'];

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(`the language dialog on a ${device}`, () => {
    test.use({ viewport });

    test('Enter opens, Escape closes and restores the focus', async ({ page }) => {
      await ignoreLateFonts(page);
      await recordLayoutShifts(page);
      await openPage(page, '/boats/estran-42');
      const { languageButton, languages } = locateHeader(page);
      await expect(languageButton).toHaveText('EN');
      // While the page arrives, a line of its hero may come later (arrivingPages.e2e.ts).
      const arrival = await getLayoutShifts(page);
      await languageButton.press('Enter');
      await expect(languages.getByRole('link')).toHaveText(LANGUAGES);
      await expect(languages).toBeInViewport({ ratio: 1 });
      const english = languages.getByRole('link', { name: 'English' });
      await expect(english).toBeFocused();
      await expect(english).toHaveAttribute('aria-current', 'true');
      await page.keyboard.press('Escape');
      await expect(languages).toBeHidden();
      await expect(languageButton).toBeFocused();
      expect(await getLayoutShifts(page)).toEqual(arrival);
    });

    test('closes by its button and a click outside', async ({ page }) => {
      await openPage(page, '/boats/estran-42');
      const { languageButton, languages } = locateHeader(page);
      await languageButton.click();
      await languages.getByRole('button', { name: 'Close' }).click();
      await expect(languages).toBeHidden();
      await expect(languageButton).toBeFocused();
      await languageButton.click();
      await expect(languages).toBeVisible();
      await page.mouse.click(viewport.width / 2, 10);
      await expect(languages).toBeHidden();
      await expect(languageButton).toBeFocused();
      await expect(page).toHaveURL('/boats/estran-42');
    });

    test('by keyboard to the same page in German; the choice is stored', async ({ page, context }) => {
      await openPage(page, '/boats/estran-42');
      const { languageButton, languages } = locateHeader(page);
      await languageButton.press('Enter');
      for (const language of ['English', 'Français', 'Deutsch']) {
        await expect(languages.getByRole('link', { name: language })).toBeFocused();
        if (language !== 'Deutsch') await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/de/katamarane/estran-42');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('button', { name: 'DE, Sprache: Deutsch' })).toHaveText('DE');
      expect(await context.cookies()).toContainEqual(
        expect.objectContaining({ name: 'locale', value: 'de', path: '/', sameSite: 'Lax' }),
      );
      await page.goto('/');
      await expect(page).toHaveURL('/de');
    });

    test('has no accessibility violation', async ({ page }) => {
      await openPage(page, '/newsletter');
      const { languageButton, languages } = locateHeader(page);
      await languageButton.click();
      await expect(languages).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  });
}

test('the focus stays in the dialog; the page behind is inert', async ({ page }) => {
  await openPage(page, '/the-yard');
  const { languageButton, languages } = locateHeader(page);
  await languageButton.press('Enter');
  await expect(languages).toBeVisible();
  for (let stop = 0; stop < LANGUAGES.length + 3; stop++) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(
      () => document.activeElement?.closest('main, footer, [data-frame=menus]') !== null,
    );
    expect(isBehind).toBe(false);
  }
});

test.describe('a page without translations', () => {
  test.use({ missing: ['/no-such-page'] });

  test('links the home pages', async ({ page }) => {
    await openPage(page, '/no-such-page');
    const { languageButton, languages } = locateHeader(page);
    await languageButton.press('Enter');
    await expect(languages.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/fr');
    await languages.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de');
  });
});

test.describe('what the visitor has done on the page', () => {
  for (const [address, german] of [
    ['/compare?boats=estran-42,estran-60&utm_source=mail', '/de/vergleichen?boats=estran-42,estran-60'],
    ['/dealers?q=Kiel', '/de/handler?q=Kiel'],
    ['/search?page=2&q=sails', '/de/suche?q=sails'],
    ['/news?category=regattas', '/de/neuigkeiten?category=regattas'],
    ['/sea-trial?model=estran-50', '/de/probeschlag?model=estran-50'],
  ] as const) {
    test(`${address} goes with it into another language, and nothing foreign`, async ({ request }) => {
      const html = await (await request.get(address)).text();
      const link = html.match(/href="([^"]*)"[^>]*data-locale="de"/)?.[1];
      expect(link?.replaceAll('&amp;', '&')).toBe(german);
      // hreflang names pages without it.
      expect(html).not.toMatch(/<link rel="alternate" hrefLang="de"[^>]*\?/);
      const answer = await request.get(german, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
    });
  }

  test('the boat of the configurator follows each choice into German', async ({ page }) => {
    await openPage(page, '/configure');
    await page.getByRole('radio', { name: /Estran 50/ }).check({ force: true });
    await expect(page).toHaveURL(/model=estran-50/);
    const { search } = new URL(page.url());
    const { languageButton, languages } = locateHeader(page);
    await languageButton.press('Enter');
    await languages.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`/de/konfigurieren${search}`);
    await expect(page.getByRole('radio', { name: /Estran 50/ })).toBeChecked();
  });
});
