import { expect, test } from './quietTest.ts';

const DARK = 'rgb(11, 34, 51)';
const WHITE = 'rgb(255, 255, 255)';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the header is dark on a light drawing, which has no shade, and white on a dark one', async ({
      page,
    }) => {
      const shade = () =>
        page
          .locator('[data-block]')
          .first()
          .locator('> section')
          .evaluate((hero) => getComputedStyle(hero, '::before').content);
      for (const path of ['/owner-stories', '/how-we-build']) {
        await page.goto(path);
        await expect(page.getByRole('banner')).toHaveCSS('color', DARK);
        expect(await shade()).toBe('none');
      }
      for (const path of ['/the-yard', '/events']) {
        await page.goto(path);
        await expect(page.getByRole('banner')).toHaveCSS('color', WHITE);
        expect(await shade()).toBe('""');
      }
    });
  });
}
