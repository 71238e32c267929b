import type { Page } from '@playwright/test';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

/** The drawing's lines by length in pixels, the longer side of each, and its words; which of them leave its sky and sea. */
const readDrawing = (page: Page) =>
  page.locator('[data-single=drawn] svg:has(> line)').evaluate((drawing) => {
    const box = (element: Element) => element.getBoundingClientRect();
    const frame = box(drawing.closest('[data-background]') ?? drawing);
    return {
      lines: [...drawing.querySelectorAll('line')].map((line) => Math.max(box(line).width, box(line).height)),
      words: [...drawing.querySelectorAll('text')].map((text) => text.textContent),
      outside: [...drawing.querySelectorAll('text')].filter((text) => {
        const { left, right, bottom } = box(text);
        return left < frame.left || right > frame.right || bottom > frame.bottom;
      }).length,
    };
  });

test.use({ javaScriptEnabled: false });

for (const [name, viewport] of Object.entries({ telephone: viewports.telephone, laptop: viewports.laptop })) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a boat is drawn to scale above her specifications, with length, draught and height', async ({
      page,
    }) => {
      await page.goto('/boats/estran-42');
      // On a telephone the figures are folded, below a summary that opens without a script.
      if (name === 'telephone') await page.getByText(/^All \d+ figures$/).click();
      await expect(page.getByRole('table').getByRole('row', { name: /^Air draught/ })).toContainText('20.90');
      const { lines, words, outside } = await readDrawing(page);
      expect(words).toEqual([
        ...['12.80 m', 'Length overall', '1.25 m', 'Draught'],
        ...['20.90 m', 'Air draught'],
      ]);
      const [length = 0, draught = 0, height = 0] = lines;
      expect(length / 12.8 / (height / 20.9)).toBeCloseTo(1, 1);
      expect(draught / 1.25 / (height / 20.9)).toBeCloseTo(1, 1);
      expect(outside).toBe(0);
    });

    test('German words fit in the drawing of a boat with boards, and of the longest', async ({ page }) => {
      for (const [boat, word] of [
        ['estran-50', 'Schwerter gefiert'],
        ['estran-60', 'Länge über alles'],
      ] as const) {
        await page.goto(`/de/katamarane/${boat}`);
        const { words, outside } = await readDrawing(page);
        expect(words).toContain(word);
        expect(outside).toBe(0);
      }
    });
  });
}
