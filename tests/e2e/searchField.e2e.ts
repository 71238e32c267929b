import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

for (const javaScriptEnabled of [true, false]) {
  test(`the search of the header can be typed into at once, scripts: ${javaScriptEnabled}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, viewport: viewports.laptop });
    await page.goto('/de/kontakt');
    if (javaScriptEnabled) await page.waitForLoadState('networkidle');
    const link = page.getByRole('banner').getByRole('link', { name: 'Suche' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/suche#/);
    await expect(page.locator('main input[name=q]')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.close();
  });
}
