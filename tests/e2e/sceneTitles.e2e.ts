import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';
import { scrollStage } from './scrollStage.ts';

test.use({ javaScriptEnabled: false });

const SCENES = [
  ['crew-scene', '/boats/estran-46'],
  ['night-scene', '/boats/estran-60'],
  ['passage-scene', '/boats/estran-50'],
  ['tide-scene', '/de/katamarane/estran-42'],
  ['voyage-scene', '/boats/estran-52'],
  ['weight-scene', '/boats/estran-45-s'],
] as const;

for (const [scene, path] of SCENES) {
  for (const viewport of ['telephone', 'laptop'] as const) {
    test(`the title of the ${scene} stays in view while it is pinned (${viewport})`, async ({ page }) => {
      await page.setViewportSize(viewports[viewport]);
      await page.goto(path);
      const title = page.locator(`[data-block=${scene}]`).getByRole('heading', { level: 2 });
      for (const share of [0.2, 0.6, 0.95]) {
        await scrollStage(page, scene, share);
        await expect(title).toBeInViewport({ ratio: 1 });
        // Nothing lies on it, such as a bar.
        const isOnTop = await title.evaluate((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          const { left, top } = range.getBoundingClientRect();
          return document.elementFromPoint(left + 4, top + 4) === heading;
        });
        expect(isOnTop).toBe(true);
      }
    });

    test(`the title of the ${scene} leaves with its stage, past no words of the steps (${viewport})`, async ({
      page,
    }) => {
      const { height } = viewports[viewport];
      await page.setViewportSize(viewports[viewport]);
      await page.goto(path);
      const block = page.locator(`[data-block=${scene}]`);
      const bottomOf = (selector: string) =>
        block.locator(selector).evaluate((part) => part.getBoundingClientRect().bottom);
      await scrollStage(page, scene, 1);
      await expect(block.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      const pinned = await bottomOf('h2');
      // From the end of the pin until the steps are gone: they never come nearer to each other.
      const steps = await block.locator('ol').evaluate((list) => list.getBoundingClientRect().top);
      expect(steps).toBeGreaterThan(pinned);
      for (let way = 100; way < height; way += 100) {
        await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
        await expect.poll(() => bottomOf('h2')).toBeLessThan(pinned - way + 2);
      }
    });
  }
}
