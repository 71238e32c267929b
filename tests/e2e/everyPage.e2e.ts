import type { Browser, Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { fetchPageJson } from './fetchPageJson.ts';
import { getLayoutShifts, ignoreLateFonts, recordLayoutShifts } from './layoutShifts.ts';
import { openPage } from './openPage.ts';
import { overlappingWords } from './overlappingWords.ts';
import { expect, test } from './quietTest.ts';
import { readingSamples, samples, viewports } from './samples.ts';
import { scrollThrough } from './scrollThrough.ts';
import { visibleText } from './visibleText.ts';

/**
 * The reference of the 404 page is another one each time, and a script lets one copy it. What is said of the puzzle must
 * differ: without a script nobody can solve it. Buttons that need a script tell the place in a carousel.
 */
const words = async (page: Page) =>
  (await visibleText(page.getByRole('main')))
    .replace(/[0-9a-f-]{36}(\s*Referenznummer kopieren)?/, 'reference')
    .replaceAll(/\n+\d+ \/ \d+\n+/g, '\n')
    .replace(/Vor Robotern geschützt(\n+Die Prüfung, die Roboter.*)?/, 'puzzle');

/** How much wider than their frames tables are that compare nothing: their words break instead. */
const cutTables = (page: Page): Promise<number[]> =>
  page
    .locator('main table:not([data-compare])')
    .evaluateAll((tables) =>
      tables
        .map((table) => table.clientWidth - (table.parentElement?.clientWidth ?? 0))
        .filter((width) => width > 0),
    );

/** Headings that stay in view while the page scrolls, and would then lie on what is below them in their section. */
const coveringHeadings = (page: Page): Promise<string[]> =>
  page.locator('main .stays').evaluateAll((headings) =>
    headings
      .filter((heading) => heading instanceof HTMLElement)
      .filter((heading) => getComputedStyle(heading).position === 'sticky')
      .filter((heading) => {
        // Where it stands by itself.
        heading.style.position = 'static';
        const { bottom } = heading.getBoundingClientRect();
        const isBelow = (other: Element) => other.getBoundingClientRect().top >= bottom;
        return [...(heading.parentElement?.children ?? [])].some(isBelow);
      })
      .map(({ textContent }) => textContent),
  );

/** Opens the address of a page once more, without JavaScript. */
const expectWithoutJavaScript = async (page: Page, browser: Browser, path: string) => {
  const plain = await browser.newPage({
    baseURL: new URL(page.url()).origin,
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  await plain.goto(path);
  const main = plain.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { id, type } of (await fetchPageJson(plain.request, path)).blocks) {
    const box = main.locator(`[data-block-id="${id}"]`);
    // An anchor is a place to jump to, without a box.
    await (type === 'anchor' ? expect(box).toBeAttached() : expect(box).toBeVisible());
  }
  for (const picture of await main.locator('img').all()) {
    await expect(picture).toHaveAttribute('src', /^\/images\/.+\.(jpeg|webp|avif)/);
    expect(
      (await plain.request.get((await picture.getAttribute('src')) ?? '', { maxRetries: 2 })).status(),
    ).toBe(200);
  }
  expect(await words(plain)).toBe(await words(page));
  await plain.context().close();
};

for (const [device, viewport] of Object.entries(viewports)) {
  for (const { name, paths, status } of [...samples, ...readingSamples]) {
    // Long words on a narrow screen, short ones on a wide one.
    const locale = device === 'telephone' ? 'de' : 'en';
    const path = paths[locale];

    test.describe(`${name} (${locale}) on a ${device}`, () => {
      test.use({ viewport, missing: status === 404 ? [path] : [] });

      test(`loads without console message or layout shift, shows all pictures and is accessible${device === 'telephone' ? '; without JavaScript it has the same blocks, words and pictures' : ''}`, async ({
        page,
        browser,
      }) => {
        await ignoreLateFonts(page);
        await recordLayoutShifts(page);
        const response = await openPage(page, path);
        expect(response?.status()).toBe(status);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('h1')).toHaveCount(1);
        // Soft: one defect must not hide the others.
        expect.soft(await getLayoutShifts(page), 'shifts while loading').toEqual([]);
        expect.soft(await scrollThrough(page), 'pictures that are not there').toEqual([]);
        expect.soft(await getLayoutShifts(page), 'shifts, scrolling included').toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, 'pixels beyond the right edge').toBe(0);
        expect.soft(await cutTables(page), 'pixels of a table to be scrolled to').toEqual([]);
        expect.soft(await overlappingWords(page), 'words on other words').toEqual([]);
        expect.soft(await coveringHeadings(page), 'headings over the words of their section').toEqual([]);
        expect.soft(await accessibilityViolations(page), 'accessibility violations').toEqual([]);
        if (device !== 'telephone') return;
        await test.step('without JavaScript', () => expectWithoutJavaScript(page, browser, path));
      });
    });
  }
}
