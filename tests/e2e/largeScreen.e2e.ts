import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';

test('on a large screen words and columns grow alike', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/the-yard');
  const measure = () =>
    page.getByRole('main').evaluate((main) => {
      const text = main.querySelector('p');
      return text ? [Number.parseFloat(getComputedStyle(text).fontSize), text.offsetWidth] : [];
    });
  const [small = 0, narrow = 0] = await measure();
  await page.setViewportSize({ width: 1920, height: 1080 });
  const [large = 0, wide = 0] = await measure();
  expect(large / small).toBeGreaterThan(1.1);
  expect(wide / narrow).toBeGreaterThan(1.1);
});
