import { expect, test } from './quietTest.ts';

// [width of the window, cards in a row]
const ROWS = [
  [1280, 3],
  [768, 2],
  [360, 1],
] as const;

for (const [width, inRow] of ROWS) {
  test(`steps are in order, ${inRow} in a row at ${width} px, each with its whole drawing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/how-we-build');
    const steps = page.getByRole('list').filter({ hasText: 'Bulkheads bonded' }).getByRole('listitem');
    await expect(steps).toHaveText([
      /^1Drawn/,
      /^2Infused/,
      /^3Bulkheads/,
      /^4Fitted/,
      /^5Closed/,
      /^6Sailed/,
    ]);
    const [first, ...others] = await steps.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().top),
    );
    expect(others.filter((top) => top === first)).toHaveLength(inRow - 1);
    for (const drawing of await steps.getByRole('img').all()) {
      const { width: wide = 0, height = 1 } = (await drawing.boundingBox()) ?? {};
      expect(wide / height).toBeCloseTo(4 / 3, 1);
    }
    await expect(steps.getByRole('img')).toHaveCount(6);
  });
}

test('a link in the text of a card that is a link leads where it says', async ({ page }) => {
  await page.goto('/contact');
  const addresses = page.locator('[data-block=three-columns] li a[href^="mailto:"]');
  expect(await addresses.count()).toBeGreaterThan(3);
  for (const address of await addresses.all()) await address.click({ trial: true });
});
