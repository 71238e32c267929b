import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

for (const [device, viewport] of Object.entries(viewports)) {
  test(`anchors menu on a ${device}: a click scrolls to its chapter`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/how-we-build');
    const menu = page.getByRole('navigation', { name: 'On this page' });
    const links = menu.getByRole('link');
    await expect(links).toHaveCount(4);
    const last = links.last();
    const target = (await last.getAttribute('href')) ?? '';
    await last.click();
    await expect(page).toHaveURL(`/how-we-build${target}`);
    await expect
      .poll(() => page.locator(target).evaluate((place) => place.getBoundingClientRect().top))
      .toBeLessThan(200);
    await expect(last).toHaveAttribute('aria-current', 'location');
  });
}

test('anchors menu works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/how-we-build');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1);
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(`/how-we-build${target}`);
  await expect(page.locator(target)).toBeInViewport();
  await context.close();
});
