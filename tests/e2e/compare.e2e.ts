import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { holdScripts } from './holdScripts.ts';
import { openPage } from './openPage.ts';
import { ADMIN_PORT } from './ports.ts';
import { expect, test } from './quietTest.ts';
import { viewports } from './samples.ts';

const getBox = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not visible');
  return box;
};

/** Metres of each boat against the pixels of the line below it, which begins in the boat's column of the table. */
async function expectOneScale(page: Page) {
  const block = page.locator('[data-block=compare-specifications]');
  const lengths = await block.getByRole('list').first().getByRole('listitem').allTextContents();
  const metres = lengths.map((text) => Number(/(\d+[.,]\d+)\sm\b/.exec(text)?.[1]?.replace(',', '.')));
  const lines = await block
    .locator('[data-boats] svg:last-of-type path')
    .evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().toJSON()));
  await expect(block.locator('[data-sail=main]')).toHaveCount(metres.length);
  const columns = page.getByRole('columnheader').filter({ hasText: 'Estran' });
  for (const [index, { width, left, top }] of lines.entries()) {
    expect(width / (metres[index] ?? 0)).toBeCloseTo(lines[0].width / (metres[0] ?? 0), 1);
    expect(Math.abs(left - (await getBox(columns.nth(index))).x)).toBeLessThanOrEqual(1);
    expect(top).toBeCloseTo(lines[0].top, 0);
  }
  expect(lines).toHaveLength(metres.length);
}

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: viewports.telephone });

  for (const boats of [
    ['Estran 42', 'Estran 46'],
    ['Estran 42', 'Estran 46', 'Estran 60'],
  ]) {
    test(`${boats.length} boats: the form leads to the drawing to one scale and a table that fits, and is folded`, async ({
      page,
    }) => {
      await page.goto('/de/vergleichen');
      await expect(page.getByText('Andere Boote wählen')).toBeHidden();
      for (const name of ['Estran 45 S', 'Estran 46']) await page.getByRole('checkbox', { name }).uncheck();
      for (const name of boats) await page.getByRole('checkbox', { name }).check();
      await page.getByRole('button', { name: 'Vergleichen' }).click();
      await expect(page).toHaveURL(/#figures$/);
      await expect(page.getByRole('heading', { name: 'Zahl für Zahl' })).toBeInViewport({ ratio: 1 });
      const picker = page.getByText('Andere Boote wählen');
      await expect(page.getByRole('checkbox', { name: 'Estran 42' })).toBeHidden();
      const columns = page.getByRole('columnheader').filter({ hasText: 'Estran' });
      await expect(columns).toHaveCount(boats.length);
      await expect(page.getByRole('list', { name: 'Länge über alles' }).getByRole('listitem')).toHaveText(
        [
          /42 581\.910\s€ 12,80\sm · 42\sFuß/,
          /46 748\.510\s€ 13,99\sm · 46\sFuß/,
          /60 etwa 2,26\sMio\.\s€ 18,30\sm · 60\sFuß/,
        ].slice(0, boats.length),
      );
      expect((await getBox(picker)).y).toBeLessThan((await getBox(page.getByRole('table'))).y);
      await picker.click();
      await expect(page.getByRole('checkbox', { name: 'Estran 42' })).toBeChecked();
      await expectOneScale(page);
      const cells = await page
        .getByRole('cell')
        .evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
      expect(cells).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      const right = (await getBox(columns.last())).x + (await getBox(columns.last())).width;
      expect(right).toBeLessThanOrEqual(viewports.telephone.width);
    });
  }
});

test('on a phone, German words of the table are parted where they have a hyphen, or not at all', async ({
  page,
}) => {
  await page.setViewportSize(viewports.telephone);
  await openPage(page, '/de/vergleichen?boats=estran-45-s,estran-50,estran-60');
  const parted = await page.getByRole('table').evaluate((table) => {
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\u00ad]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });
  expect(parted.filter((word) => !word.includes('\u00ad'))).toEqual([]);
  expect(parted).toContain('Vakuum\u00adinfusions\u00adverfahren');
});

test('an example says so over its table, whose figures begin in the first screen and a half', async ({
  page,
}) => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    await openPage(page, '/compare');
    await expect(page.getByRole('heading', { name: 'To begin with, figure by figure' })).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    const first = await getBox(page.getByRole('cell').first());
    expect(first.y + first.height).toBeLessThan(1.5 * viewport.height);
  }
  await openPage(page, '/compare?boats=estran-42,estran-46');
  await expect(page.getByRole('heading', { name: 'Figure by figure', exact: true })).toBeVisible();
});

test('the drawing stands in the columns of the table on a laptop, a tablet and in print', async ({
  page,
}) => {
  for (const [media, viewport] of [
    ['screen', viewports.laptop],
    ['screen', { width: 640, height: 900 }],
    ['print', { width: 720, height: 900 }],
  ] as const) {
    await page.emulateMedia({ media });
    await page.setViewportSize(viewport);
    await openPage(page, '/compare?boats=estran-42,estran-45-s,estran-60');
    await expectOneScale(page);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing ticked: a sentence says what is needed, beside the same table', async ({ page }) => {
    await page.goto('/compare');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Estran 42 and Estran 46 to begin with')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Estran 42' }).uncheck();
    await page.getByRole('checkbox', { name: 'Estran 46' }).uncheck();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL('/compare?boats=none#figures');
    await expect(page.getByRole('alert')).toHaveText(/^No boat is ticked\./);
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('columnheader').getByRole('link')).toHaveText(['Estran 42', 'Estran 46']);
  });

  test('only differences: hides the rows that are the same at once; the address keeps it, print does not', async ({
    page,
  }) => {
    await page.goto('/compare?boats=estran-42,estran-46');
    const architect = page.getByRole('row', { name: /^Naval architect/ });
    const toggle = page.getByLabel('Differences only');
    await expect(architect).toBeVisible();
    await toggle.check();
    await expect(architect).toBeHidden();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL('/compare?boats=estran-42,estran-46&differences=1#figures');
    await expect(toggle).toBeChecked();
    await expect(architect).toBeHidden();
    await expect(page.getByRole('row', { name: /^Beam/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(architect).toBeVisible();
  });
});

test('rows stand in groups; a group without differences leaves with its heading', async ({ page }) => {
  await openPage(page, '/compare?boats=estran-52,estran-60');
  const groups = page.getByRole('rowheader').filter({ hasText: /^(Rig and sails|Accommodation)$/ });
  await expect(groups).toHaveText(['Rig and sails', 'Accommodation']);
  await page.getByLabel('Differences only').check();
  await expect(groups).toHaveText(['Rig and sails']);
});

test('on a phone chosen boats with names and prices are in the first screen, the choice is folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [
    '/compare?boats=estran-42,estran-46',
    '/de/vergleichen?boats=estran-42,estran-50,estran-60',
  ]) {
    await openPage(page, address);
    await expect(page.getByRole('checkbox', { name: 'Estran 60' })).toBeHidden();
    await expect(page.locator('[data-boats] [data-sail=main]').first()).toBeInViewport({ ratio: 1 });
    await expect(
      page
        .getByRole('main')
        .getByText(/€489,000|581\.910\s€/)
        .first(),
    ).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone with nothing chosen the choice is open; a tick compares at once, and does not fold it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/compare');
  const box = page.getByRole('checkbox', { name: 'Estran 60' });
  await expect(box).toBeInViewport({ ratio: 1 });
  await page.getByRole('checkbox', { name: 'Estran 46' }).uncheck();
  await box.check();
  await expect(page).toHaveURL('/compare?boats=estran-42,estran-60');
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveText(['Estran 42', 'Estran 60']);
  await expect(box).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeHidden();
});

test('without a price above the groups of the table, the drawing says the length once', async ({ page }) => {
  await openPage(page, '/buying-guide');
  const boats = page.getByRole('list', { name: 'Length overall' }).getByRole('listitem');
  for (const [index, words] of [
    /^Estran\s42\s+12\.80\sm · 42\sfeet/,
    /^Estran\s46\s+13\.99\sm · 46\sfeet/,
  ].entries()) {
    await expect(boats.nth(index)).toHaveText(words);
    await expect(boats.nth(index).locator('strong')).toHaveCount(0);
  }
});

test('what the drawing says of price and length the table below it does not say again', async ({ page }) => {
  await openPage(page, '/compare?boats=estran-42,estran-46');
  await expect(page.getByRole('table').getByRole('row', { name: /^Base price with/ })).toHaveCount(1);
  for (const said of [/^Base price before/, /^Length overall/]) {
    await expect(page.getByRole('table').getByRole('row', { name: said })).toHaveCount(0);
  }
});

test('on a laptop three boats stand in the first screen with their prices, each with two links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/compare?boats=estran-42,estran-46,estran-52');
  const boats = page.getByRole('list', { name: 'Length overall' }).getByRole('listitem');
  for (const [index, words] of [
    /42 €489,000 12\.80/,
    /46 €629,000 13\.99/,
    /52 €1,180,000 15\.85/,
  ].entries()) {
    await expect(boats.nth(index)).toHaveText(words);
    await expect(boats.nth(index).getByText('€')).toBeInViewport({ ratio: 1 });
    await expect(boats.nth(index).getByRole('link')).toHaveText(['Configure', 'Ask for a sea trial']);
  }
});

test('the example is ticked: one more tick is compared with it', async ({ page }) => {
  await openPage(page, '/compare');
  await page.getByRole('checkbox', { name: 'Estran 60' }).check();
  await expect(page).toHaveURL('/compare?boats=estran-42,estran-46,estran-60');
  await page.getByRole('checkbox', { name: 'Estran 46' }).uncheck();
  await expect(page).toHaveURL('/compare?boats=estran-42,estran-60');
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveText(['Estran 42', 'Estran 60']);
});

test('boats ticked before scripts ran are compared as soon as they do', async ({ page }) => {
  const settle = await holdScripts(page);
  await page.goto('/compare', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: 'Estran 46' }).uncheck();
  await page.getByRole('checkbox', { name: 'Estran 60' }).check();
  await settle((route) => route.continue());
  await expect(page).toHaveURL('/compare?boats=estran-42,estran-60');
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveText(['Estran 42', 'Estran 60']);
});

test('five boats ticked: without scripts the page names those it leaves out, with them a fourth takes the place of the first', async ({
  browser,
  page,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/compare');
  for (const name of ['42', '46', '45 S', '50', '60']) {
    await plain.getByRole('checkbox', { name: `Estran ${name}` }).check();
  }
  await plain.getByRole('button', { name: 'Compare' }).click();
  await expect(plain.getByRole('alert')).toContainText('Left out: Estran 50 and Estran 60.');
  await expect(plain.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await plain.close();

  await openPage(page, '/compare?boats=estran-42,estran-46');
  const said = page.getByText('Three at most: tick another, and it takes the place of the one ticked first.');
  await expect(said).toBeHidden();
  await page.getByRole('checkbox', { name: 'Estran 60' }).check();
  await expect(page).toHaveURL('/compare?boats=estran-42,estran-46,estran-60');
  await expect(said).toBeVisible();
  await expect(page.locator('main input:disabled')).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  // First the Estran 42, then the 46, then the 60: in the order of the ticks, not of the list.
  await page.getByRole('checkbox', { name: 'Estran 50' }).check();
  await expect(page).toHaveURL('/compare?boats=estran-46,estran-50,estran-60');
  await expect(page.getByRole('checkbox', { name: 'Estran 42' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Estran 42' }).check();
  await expect(page).toHaveURL('/compare?boats=estran-42,estran-50,estran-60');
  await page.getByRole('checkbox', { name: 'Estran 52' }).check();
  await expect(page).toHaveURL('/compare?boats=estran-42,estran-50,estran-52');
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveText([
    'Estran 42',
    'Estran 50',
    'Estran 52',
  ]);
  await page.getByRole('checkbox', { name: 'Estran 50' }).uncheck();
  await expect(said).toBeHidden();
});

test('the deck plans of the boats stand in their columns, all to one scale, without words too small to be read', async ({
  page,
}) => {
  for (const viewport of [viewports.telephone, viewports.laptop]) {
    await page.setViewportSize(viewport);
    await openPage(page, '/de/vergleichen?boats=estran-42,estran-60');
    const [small, large] = [/^Decksplan.*12,80/, /^Decksplan.*18,30/].map((name) =>
      page.getByRole('table').getByRole('img', { name }).first(),
    );
    const boxes = await Promise.all([small, large].map((plan) => getBox(plan as Locator)));
    expect(boxes[0]?.width).toBeCloseTo(boxes[1]?.width ?? 0, 0);
    expect(boxes[0]?.y).toBeCloseTo(boxes[1]?.y ?? 0, 0);
    await expect((large as Locator).locator('text')).toHaveCount(0);
    // One of each boat; the others are folded.
    const plans = page.getByRole('table').getByRole('img', { name: /^Decksplan/ });
    await expect(plans).toHaveCount(2);
    await page.getByRole('table').locator('summary').first().press('Enter');
    await expect(plans).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
});

test('a link beside the drawing leads past it to the figures', async ({ page }) => {
  await page.setViewportSize(viewports.laptop);
  await openPage(page, '/compare?boats=estran-42,estran-46,estran-60');
  await page.getByRole('link', { name: 'See the figures' }).click();
  await expect(page.getByRole('row', { name: /^Next delivery/ })).toBeInViewport();
});

test('on a phone three names and three prices have one line each, and the names that stay are as high as a link', async ({
  page,
}) => {
  await page.setViewportSize(viewports.telephone);
  for (const address of ['/compare', '/de/vergleichen', '/fr/comparer']) {
    await openPage(page, `${address}?boats=estran-45-s,estran-50,estran-52`);
    const lines = await page
      .getByRole('columnheader')
      .or(page.getByRole('cell'))
      .evaluateAll((cells) =>
        cells.slice(0, 7).map((cell) => {
          let words: Node = cell;
          while (words.lastChild) words = words.lastChild;
          const range = document.createRange();
          range.selectNodeContents(words);
          return range.getClientRects().length;
        }),
      );
    expect(
      lines.slice(1).every((count) => count === 1),
      `${address}: ${lines}`,
    ).toBe(true);
    const head = page.getByRole('columnheader').filter({ hasText: 'Estran 50' });
    expect((await getBox(head)).height).toBeLessThanOrEqual(48);
    // Metres and feet below each other; the switch lies below the dark band.
    const feet = page.getByRole('list').first().getByText(/^50 /);
    expect((await getBox(feet)).x).toBeCloseTo((await getBox(head)).x, 0);
    const figures = await getBox(page.getByRole('list').first());
    const toggle = page.locator('label:has([name=differences])');
    expect((await getBox(toggle)).y).toBeGreaterThanOrEqual(figures.y + figures.height + 12);
    // The header and the names together cover little of the table.
    await page.mouse.wheel(0, 1200);
    await expect
      .poll(async () => (await getBox(head)).y + (await getBox(head)).height)
      .toBeLessThanOrEqual(96);
  }
});

test('names stay below the header on every screen; each column ends with the boat’s own links', async ({
  page,
}) => {
  for (const viewport of [viewports.telephone, { width: 768, height: 1024 }, viewports.laptop]) {
    await page.setViewportSize(viewport);
    await openPage(page, '/compare?boats=estran-42,estran-46');
    const link = page.getByRole('table').getByRole('link', { name: 'Brochure: Estran 46' });
    await link.scrollIntoViewIfNeeded();
    const name = page.getByRole('columnheader').getByRole('link', { name: 'Estran 46' });
    await expect(name).toBeInViewport({ ratio: 1 });
    const [top, bottom] = [await getBox(name), await getBox(link)];
    expect(top.y + top.height).toBeLessThanOrEqual(bottom.y);
    await expect(link).toHaveAttribute('href', '/brochure?model=estran-46');
  }
});

test.describe('in the gallery', () => {
  test.use({ baseURL: `http://127.0.0.1:${ADMIN_PORT}` });

  test('specifications of a boat without measures: two columns of rows on every screen', async ({ page }) => {
    for (const viewport of [{ width: 1440, height: 900 }, viewports.telephone]) {
      await page.setViewportSize(viewport);
      await page.goto('/blocks/compare-specifications/examples/1');
      const block = page.locator('[data-block=compare-specifications]');
      const cells = await block
        .getByRole('rowheader')
        .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().left));
      expect(new Set(cells).size).toBe(2);
      expect(await block.getByRole('row').count()).toBeGreaterThanOrEqual(cells.length);
    }
  });
});

test('the heading of a form stays below the header while the form scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openPage(page, '/contact');
  const heading = page.locator('[data-block]:has(form#form)').getByRole('heading', { level: 2 }).first();
  // Not its last line: words beside it end with it.
  await page.locator('form [name=country]').scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect((await getBox(heading)).y).toBeGreaterThanOrEqual(64);
});

test('comparison opens from a boat page without an error; the next tick compares, and the focus stays on it', async ({
  page,
}) => {
  await openPage(page, '/boats/estran-42');
  await page.getByRole('link', { name: 'Compare with another boat' }).click();
  await expect(page).toHaveURL('/compare?boats=estran-42');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('Estran 42 is chosen: tick one or two more')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  const next = page.getByRole('checkbox', { name: 'Estran 52' });
  await next.focus();
  const { scrollY } = await page.evaluate(() => ({ scrollY: window.scrollY }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/compare?boats=estran-42,estran-52');
  const columns = page.getByRole('columnheader').getByRole('link');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(columns).toHaveText(['Estran 42', 'Estran 52']);
  await expect(next).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
  await expect(
    page.getByRole('status').filter({ hasText: 'Now side by side: Estran 42 and Estran 52.' }),
  ).toHaveCount(1);
  await expect(page.getByRole('cell', { name: 'Maëlle Guivarch' })).toHaveCount(2);
  expect(await accessibilityViolations(page)).toEqual([]);
  // Ticks are no pages on the way back.
  await page.goBack();
  await expect(page).toHaveURL('/boats/estran-42');
});

test('sent with one boat ticked and without scripts, the comparison says that two are needed', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/compare?boats=estran-42');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Only one boat is ticked\. Tick one or two more/);
  await expect(page).toHaveURL('/compare?boats=none&boats=estran-42#figures');
  await page.close();
});
