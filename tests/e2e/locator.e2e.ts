import type { Locator, Page, Response } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { holdScripts } from './holdScripts.ts';
import { ignoreLateFonts, recordLayoutShifts } from './layoutShifts.ts';
import { isSameDocument, openLocator } from './locatorPage.ts';
import { openPage, waitForHydration } from './openPage.ts';
import { expect, FRESH_CONTEXT, test } from './quietTest.ts';
import { viewports } from './samples.ts';

/** Words that stand in code and styles of the locator, however they are built. */
const LOCATOR_MARKS = /leaflet-container|marker-selected|api\/autocomplete/;

test.use({ viewport: viewports.laptop });

/** Scrolls down to an element as a finger does it, a screen after the other; the answer reads where it stands. */
const scrollDownTo = async (page: Page, element: Locator) => {
  const getTop = () => element.evaluate((title) => Math.round(title.getBoundingClientRect().top));
  while ((await getTop()) > 400) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(50);
  }
  await expect(element).toBeInViewport();
  return getTop;
};

test('a country narrows the list in place, and the map follows', async ({ page }) => {
  const { countries, main, titles, showAll, clusters, map } = await openLocator(page);
  const all = await titles.count();
  await expect(clusters.first()).toBeVisible();
  // What the markers on show are called.
  const names = () =>
    map.getByRole('button').evaluateAll((markers) =>
      markers
        .filter((marker) => {
          const { left, right } = marker.getBoundingClientRect();
          const box = marker.closest('.leaflet-container')?.getBoundingClientRect();
          return box && left < box.right && right > box.left;
        })
        .map(({ ariaLabel }) => ariaLabel)
        .sort(),
    );
  const worldwide = await names();
  await countries.click();
  await main.getByRole('link', { name: /^France\b/ }).click();
  await expect(page).toHaveURL('/dealers?country=fr');
  await expect(main.getByRole('heading', { level: 2 })).toContainText('France');
  expect(await titles.count()).toBeLessThan(all);
  expect(await isSameDocument(page)).toBe(true);
  // What was open lies closed over the choice, and the keyboard goes on from there.
  await expect(countries).toBeFocused();
  await expect(main.getByRole('link', { name: /^France\b/ })).toBeHidden();
  await expect(titles.first()).toBeInViewport();
  // Other markers, and nothing else has changed than where the map stands.
  await expect.poll(names).not.toEqual(worldwide);
  await showAll.click();
  await expect(page).toHaveURL('/dealers');
  await expect(titles).toHaveCount(all);
  await expect.poll(names).toEqual(worldwide);
  expect(await isSameDocument(page)).toBe(true);
});

test('a country without dealers brings the map there at zoom 4, and the nearest first', async ({ page }) => {
  const { field, main, map, results } = await openLocator(page);
  await field.fill('Mongolia');
  await field.press('Enter');
  await expect(page).toHaveURL('/dealers?country=mn');
  await expect(
    main.getByRole('status').filter({ hasText: 'No dealers in Mongolia. Nearest:' }),
  ).toBeVisible();
  await expect(results.first()).toContainText('Busan');
  await expect(map.locator(`.leaflet-tile[src*="/en/4/"]`).first()).toBeAttached();
});

test('a town: “Show more” makes the list longer where it is, and the keyboard goes on with the first new dealer', async ({
  page,
}) => {
  const { main, field, results, titles } = await openLocator(page);
  await field.fill('Southampton');
  await field.press('Enter');
  await expect(page).toHaveURL('/dealers?q=Southampton');
  await expect(results).toHaveCount(10);
  await expect(results.getByText(/^[\d.,]+ (km|mi)$/)).toHaveCount(10);
  const tenth = titles.nth(9);
  await tenth.scrollIntoViewIfNeeded();
  await main.getByRole('link', { name: 'Show more' }).press('Enter');
  await expect(page).toHaveURL('/dealers?q=Southampton&page=2');
  await expect(results).toHaveCount(50);
  await expect(titles.nth(10).getByRole('link')).toBeFocused();
  await expect(tenth).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('a marker selects its place alone, dispatches an event, and opens a popup that takes the focus', async ({
  page,
}) => {
  const { map, pins, popup, results } = await openLocator(page, '/dealers?country=pt');
  await page.evaluate(() => {
    document.addEventListener('marker-selected', (event) => {
      Object.assign(window, { markerSelected: (event as CustomEvent).detail });
    });
  });
  const pin = map.getByRole('button', { name: 'Sequeira & Irmã' });
  await expect(pin).toHaveCSS('width', '40px');
  await expect(pin).toHaveCSS('height', '46px');
  await pin.click();
  await expect(page).toHaveURL('/dealers?dealer=EST-PT-001');
  expect(await page.evaluate(() => Reflect.get(window, 'markerSelected'))).toEqual({ id: 'EST-PT-001' });
  await expect(results).toHaveCount(1);
  await expect(results.first()).toHaveAttribute('aria-current', 'true');
  await expect(popup).toBeFocused();
  await expect(popup).toHaveAccessibleName('Sequeira & Irmã');
  await expect(popup).toContainText(/\d{4}-\d{3} \S/);
  await expect(popup).toContainText('Portugal');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(map).toBeFocused();
  // Once more, though nothing has changed but the popup.
  await expect(pins.and(page.locator('.map-pin-selected'))).toHaveCount(1);
  await map.locator('.map-pin-selected').click();
  await expect(popup).toBeFocused();
});

test('an entry of the list is shown on the map, with the focus left on its link', async ({ page }) => {
  const { main, popup } = await openLocator(page, '/dealers?country=pt');
  const link = main.getByRole('link', { name: 'Show on map Sequeira & Irmã' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dealers?country=pt&dealer=EST-PT-001');
  const contact = main.getByRole('link', { name: 'Contact Sequeira & Irmã' });
  await expect(contact).toHaveAttribute('href', '/dealers/sequeira-e-irma#form');
  await expect(popup).toBeVisible();
  await expect(link).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/dealers?country=pt');
  await expect(popup).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

for (const viewport of [viewports.laptop, { width: 1920, height: 1080 }]) {
  test(`at ${viewport.width} px an entry far down the list is shown on a map that is in view`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { main, map, popup, results, countries } = await openLocator(page, '/dealers?country=fr');
    for (const index of viewport === viewports.laptop ? [1, 3, 9] : [9]) {
      const link = main.getByRole('link', { name: /^Show on map/ }).nth(index);
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(popup).toBeInViewport({ ratio: 1 });
      // The list is that of the search.
      await expect(results).toHaveCount(10);
      await expect(results.nth(index)).toHaveAttribute('aria-current', 'true');
      await expect(results.nth(index)).toBeInViewport();
      await expect(map.locator('.map-pin-selected')).toBeInViewport({ ratio: 1 });
      await expect(map).toBeInViewport({ ratio: 0.7 });
      await page.goBack();
      await expect(countries).toContainText('France');
      await expect(popup).toBeHidden();
    }
  });
}

test('the button of the countries names the chosen one', async ({ page }) => {
  const { countries, main } = await openLocator(page, '/de/handler?country=de');
  await expect(countries).toHaveText('Deutschland · 4');
  await main.getByRole('link', { name: 'Alle anzeigen' }).click();
  await expect(countries).not.toContainText('Deutschland');
});

test('requests for tiles are aborted while a page is fetched, and repeated after it', async ({ page }) => {
  let areHeld = true;
  const asked: string[] = [];
  const givenUp: string[] = [];
  await page.route('**/tiles/**', (route) => {
    asked.push(route.request().url());
    return areHeld ? undefined : route.continue();
  });
  page.on('requestfailed', (request) => givenUp.push(request.url()));
  const { map, showAll } = await openLocator(page, '/dealers?country=fr');
  const tiles = map.locator('.leaflet-tile');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(tiles.first()).toBeAttached();
  await page.route('**/index.pageContext.json*', () => undefined);
  await showAll.click();
  await expect.poll(() => givenUp.length).toBe(asked.length);
  const first = [...asked].sort();
  areHeld = false;
  // The visitor has thought better of it, and the map is the same.
  await page.goBack();
  await expect(page).toHaveURL('/dealers?country=fr');
  await expect(tiles).not.toHaveCount(0);
  await expect(map.locator('.leaflet-tile:not(.leaflet-tile-loaded)')).toHaveCount(0);
  expect(asked.slice(first.length).sort()).toEqual(first);
});

test('tiles of where the map will move are aborted while another page is fetched', async ({ page }) => {
  const { countries, main, map, showAll } = await openLocator(page);
  await expect(map.locator('.leaflet-tile:not(.leaflet-tile-loaded)')).toHaveCount(0);
  const asked: string[] = [];
  const givenUp: string[] = [];
  await page.route('**/tiles/**', (route) => void asked.push(route.request().url()));
  page.on('requestfailed', (request) => givenUp.push(request.url()));
  await countries.click();
  await main.getByRole('link', { name: /^France\b/ }).click();
  await expect(page).toHaveURL('/dealers?country=fr');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.route('**/index.pageContext.json*', () => undefined);
  await showAll.click();
  await expect.poll(() => givenUp.length).toBe(asked.length);
});

for (const width of [320, 390]) {
  test(`Back restores the entry of a list at ${width} px exactly, a reload within half an entry`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const { titles } = await openLocator(page, '/de/handler?country=us');
    const far = titles.nth(7);
    const getTop = await scrollDownTo(page, far);
    const left = await getTop();
    await far.getByRole('link').click();
    await expect(page).not.toHaveURL(/country=us$/);
    await page.goBack();
    await expect(page).toHaveURL(/country=us$/);
    await expect(far).toBeInViewport();
    await expect.poll(getTop).toBe(left);

    await page.reload();
    await waitForHydration(page.getByRole('main').getByRole('combobox'));
    // Less than half an entry.
    await expect.poll(async () => Math.abs((await getTop()) - left)).toBeLessThan(110);
  });
}

test('the list of all has one country open; Back finds one that the keyboard has unfolded, and its entry in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const { main } = await openLocator(page, '/de/handler?page=2');
  const open = main.locator('details[open]').getByRole('heading', { level: 3 });
  await expect(open).toHaveText(['China']);
  const france = main.locator('details', { has: page.getByRole('heading', { name: 'Frankreich' }) });
  await france.locator('summary').press('Enter');
  await expect(open).toHaveText(['China', 'Frankreich']);
  const last = france.getByRole('heading', { level: 4 }).last();
  const getTop = await scrollDownTo(page, last);
  const left = await getTop();
  await last.getByRole('link').click();
  await expect(page).not.toHaveURL(/page=2$/);
  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
  await expect(open).toHaveText(['China', 'Frankreich']);
  await expect.poll(getTop).toBe(left);
  // Folded again, it stays so.
  await france.locator('summary').press('Enter');
  await expect(open).toHaveText(['China']);
  expect(await isSameDocument(page)).toBe(true);
});

test('a popup that was closed opens by the same entry, and when its place is chosen again; a click on the map closes it', async ({
  page,
}) => {
  const { main, map, popup, results, showAll } = await openLocator(page, '/dealers?dealer=EST-PT-001');
  await expect(popup).toBeVisible();
  await popup.press('Escape');
  await expect(popup).toBeHidden();
  await expect(map).toBeFocused();
  const link = main.getByRole('link', { name: 'Show on map Sequeira & Irmã' });
  await link.press('Enter');
  await expect(popup).toBeVisible();
  await expect(link).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  await map.click({ position: { x: 30, y: 300 } });
  await expect(popup).toBeHidden();
  await showAll.click();
  await expect(results).not.toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/dealers?dealer=EST-PT-001');
  await expect(popup).toBeVisible();
  await expect(popup).toContainText('Sequeira & Irmã');
});

test('before its code has come the map is a still picture of the world, where the drawn one will be', async ({
  page,
}) => {
  await page.setViewportSize(viewports.laptop);
  const release = await holdScripts(page);
  await page.goto('/dealers', { waitUntil: 'commit' });
  const still = page.locator('img[fetchpriority=low][src*="/1/0/0.svg"]');
  await expect(still).toBeInViewport();
  const before = await still.boundingBox();
  await release((route) => route.continue());
  const drawn = page.locator('.leaflet-tile-loaded[src*="/2/0/0.svg"]').first();
  await expect(drawn).toBeAttached();
  await expect(still).toBeHidden();
  const after = await drawn.boundingBox();
  expect(Math.abs((after?.x ?? NaN) - (before?.x ?? NaN))).toBeLessThan(3);
  expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(3);
  expect(after?.width).toBeCloseTo((before?.width ?? NaN) / 2, -1);
});

test('an entry that is opened elsewhere leaves the focus of this page where it is', async ({ page }) => {
  const { main, map, popup } = await openLocator(page, '/dealers?country=pt');
  await page.setViewportSize(viewports.telephone);
  const link = main.getByRole('link', { name: 'Show on map Sequeira & Irmã' });
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(map).toBeHidden();
  await expect(popup).toBeHidden();
});

test('choosing the chosen country again keeps the focus on it', async ({ page }) => {
  const { countries, main } = await openLocator(page, '/dealers?country=fr');
  await countries.click();
  const france = main.getByRole('link', { name: /^France\b/ });
  const loaded = page.waitForResponse(/pageContext\.json/);
  await france.press('Enter');
  await loaded;
  await page.waitForLoadState('networkidle');
  await expect(france).toBeFocused();
});

test('an address with a chosen place opens its popup, which does not take the focus and gives the code of the country', async ({
  page,
}) => {
  const { popup, titles, results } = await openLocator(page, '/dealers?dealer=EST-DE-001');
  await expect(popup).toContainText('DE-24103 Kiel');
  await expect(titles).toHaveText(['Kontor Brodersen']);
  await expect(popup).not.toBeFocused();
  // The list says the country alone.
  expect(await results.first().locator('address').innerText()).toMatch(/24103 Kiel\nGermany$/);
});

for (const viewport of [
  viewports.telephone,
  { width: 768, height: 1024 },
  viewports.laptop,
  { width: 1920, height: 1080 },
]) {
  test(`at ${viewport.width} px the map zooms out until the world is as wide as it, once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { main, map, clusters } = await openLocator(page);
    const toMap = main.getByRole('button', { name: 'Map', exact: true });
    if (await toMap.isVisible()) await toMap.click();
    await expect(clusters.first()).toBeVisible();
    const zoomOut = page.getByRole('button', { name: 'Zoom out' });
    for (const _time of [1, 2, 3]) {
      await zoomOut.click();
      await page.waitForTimeout(400);
    }
    const box = await map.boundingBox();
    const tiles = map.locator('.leaflet-tile-loaded');
    const getEdges = () =>
      tiles.evaluateAll((all) => {
        const boxes = all.map((tile) => tile.getBoundingClientRect());
        return {
          left: Math.min(...boxes.map(({ left }) => left)),
          right: Math.max(...boxes.map(({ right }) => right)),
        };
      });
    if (!box) throw new Error('There is no map');
    // Nothing beside it, but half a pixel.
    await expect
      .poll(async () => {
        const { left, right } = await getEdges();
        return Math.max(left - box.x, box.x + box.width - right);
      })
      .toBeLessThan(1);
    const names = await clusters.evaluateAll((all) => all.map((cluster) => cluster.textContent));
    const shown = names.reduce((sum, name) => sum + Number(name), 0);
    expect(shown).toBeLessThanOrEqual(123);
  });
}

for (const viewport of [viewports.laptop, { width: 1920, height: 1080 }]) {
  test(`at ${viewport.width} px every dealer of the world is on the first view of the map`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { map, clusters } = await openLocator(page);
    await expect(clusters.first()).toBeVisible();
    const count = () =>
      map.evaluate((region) => {
        const box = region.getBoundingClientRect();
        return [...region.querySelectorAll('.map-pin, .map-cluster')]
          .filter((marker) => {
            const { left, right, top, bottom } = marker.getBoundingClientRect();
            return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
          })
          .reduce((sum, { textContent }) => sum + Number(textContent || 1), 0);
      });
    await expect.poll(count).toBe(123);
  });
}

test('a search from afar shows sharp tiles at once, of the place and its nearest three, the first of them marked', async ({
  page,
}) => {
  const { field, map, results, clusters } = await openLocator(page);
  await expect(clusters.first()).toBeVisible();
  await map.evaluate((region) => {
    const scales: number[] = [];
    Object.assign(window, { scales });
    const look = () => {
      for (const layer of region.querySelectorAll('.leaflet-tile-container'))
        if (layer.querySelector('.leaflet-tile-loaded'))
          scales.push(new DOMMatrix(getComputedStyle(layer).transform).a);
      requestAnimationFrame(look);
    };
    look();
  });
  await field.fill('Kiel');
  await field.press('Enter');
  await expect(results).toHaveCount(10);
  await expect(map.locator('.leaflet-tile-loaded[src*="/en/8/"]').first()).toBeVisible();
  const scales = await page.evaluate(() => Reflect.get(window, 'scales') as number[]);
  expect(Math.max(...scales)).toBeLessThan(2);
  // The nearest is marked on both sides, and opens nothing.
  await expect(map.locator('.map-pin-selected')).toHaveAccessibleName('Kontor Brodersen');
  await expect(results.first()).toContainText('Kontor Brodersen');
  await expect(results.first()).toHaveAttribute('data-nearest');
  await expect(map.getByRole('dialog')).toHaveCount(0);
});

test('“Show on map” in a search goes closer to that entry, keeps the list and marks it there', async ({
  page,
}) => {
  const { main, map, popup, results } = await openLocator(page, '/dealers?country=es');
  await expect(map.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await expect(map.locator('.leaflet-tile[src*="/en/8/"]')).toHaveCount(0);
  const count = await results.count();
  await main.getByRole('link', { name: 'Show on map Ferragut Multicascos' }).click();
  await expect(popup).toContainText('ES-07014 Palma');
  await expect(map.locator('.leaflet-tile-loaded[src*="/en/8/"]').first()).toBeVisible();
  await expect(results).toHaveCount(count);
  await expect(main.locator('li[aria-current="true"]')).toContainText('Ferragut Multicascos');
});

test('every pin and disc of the map has 24 px that no other one covers', async ({ page }) => {
  const { map, clusters } = await openLocator(page);
  await expect(clusters.first()).toBeVisible();
  const { free, covered } = await map.evaluate((region) => {
    const shown = region.getBoundingClientRect();
    const isFree = (marker: Element, x: number, y: number) =>
      [0, 8, 16, 23].every((right) =>
        [0, 8, 16, 23].every((down) => marker.contains(document.elementFromPoint(x + right, y + down))),
      );
    const steps = Array.from({ length: 12 }, (_, index) => 2 * index);
    const markers = [...region.querySelectorAll('.map-pin, .map-cluster')].filter((marker) => {
      const { left, top, right, bottom } = marker.getBoundingClientRect();
      return (
        left > shown.left &&
        right < shown.right &&
        top > Math.max(0, shown.top) &&
        bottom < Math.min(innerHeight, shown.bottom)
      );
    });
    const isTappable = (marker: Element) => {
      const { left, top } = marker.getBoundingClientRect();
      return steps.some((x) => steps.some((y) => isFree(marker, left + x, top + y)));
    };
    const { free = [], covered = [] } = Object.groupBy(markers, (marker) =>
      isTappable(marker) ? 'free' : 'covered',
    );
    return { free: free.length, covered: covered.map((marker) => marker.getAttribute('title')) };
  });
  expect(covered).toEqual([]);
  expect(free).toBeGreaterThan(5);
});

test('the wheel scrolls the page and says how it zooms; with Ctrl it zooms the map', async ({ page }) => {
  const { map, clusters } = await openLocator(page);
  await expect(clusters.first()).toBeVisible();
  const getLevel = () =>
    map
      .locator('.leaflet-tile')
      .last()
      .getAttribute('src')
      .then((src) => Number(src?.split('/')[4]));
  const level = await getLevel();
  const hint = map.getByText('Hold Ctrl and scroll to zoom the map');
  await expect(hint).toBeHidden();
  await map.hover();
  await page.mouse.wheel(0, 300);
  await expect(hint).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(hint).toBeHidden();
  expect(await getLevel()).toBe(level);
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect.poll(getLevel).toBeGreaterThan(level);
  await expect(hint).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test('a cluster is named by its number of dealers, and a click splits it; Tab passes the map in four stops', async ({
  page,
}) => {
  const { map, clusters } = await openLocator(page);
  const large = map.getByRole('button', { name: /^\d{2} dealers$/ }).first();
  const name = (await large.getAttribute('aria-label')) ?? '';
  await large.click();
  await expect(map.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(clusters.first()).toBeVisible();
  // That changes nothing but the map.
  await expect(page).toHaveURL('/dealers');

  // The keyboard passes the map in few stops, and none of them is a marker.
  const skip = page.getByRole('link', { name: 'Skip the map' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(map).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await map.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await skip.focus();
  await page.keyboard.press('Enter');
  // On a busy machine the browser may put the focus on the target once more, after the key.
  await expect(async () => {
    await page.locator(':target').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1, { timeout: 2000 });
  }).toPass();
});

test.describe('the search', () => {
  test('suggests countries; arrow keys, Home and Escape work as in any combobox, Enter and a click open the country', async ({
    page,
  }) => {
    const { field, options, main } = await openLocator(page);
    await field.focus();
    await page.keyboard.type('fr');
    await expect(options.first()).toHaveText('France');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(await options.count()).toBeLessThanOrEqual(5);
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    );
    await expect(field).toBeFocused();
    await page.keyboard.press('Home');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field).toHaveValue('fr');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');

    // Enter on a suggestion leads to its country.
    await page.keyboard.type('Germ');
    await expect(options.first()).toHaveText('Germany');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dealers?country=de');
    await expect(field).toHaveValue('Germany');
    await expect(field).toBeFocused();
    await expect(options).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 2 })).toContainText('Germany');

    // A click on one does the same, and one elsewhere closes them.
    await field.fill('');
    await field.pressSequentially('Port');
    await expect(options.first()).toBeVisible();
    await main.getByRole('heading', { level: 1 }).click();
    await expect(options).toHaveCount(0);
    await field.fill('Portu');
    await options.filter({ hasText: 'Portugal' }).click();
    await expect(page).toHaveURL('/dealers?country=pt');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('Enter searches for what is typed, not for what was suggested before', async ({ page }) => {
    const { field, options } = await openLocator(page);
    await field.pressSequentially('fr');
    await expect(options.first()).toHaveText('France');
    // The suggestions for the next text never come.
    await page.route('**/api/autocomplete?*', () => undefined);
    await field.fill('Germany');
    await field.press('ArrowDown');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await field.press('Enter');
    await expect(page).toHaveURL('/dealers?country=de');
  });

  test('towns are suggested as well, and a town lists its own dealers, then the nearest', async ({
    page,
  }) => {
    const { field, options, titles, results, main } = await openLocator(page);
    await field.pressSequentially('Kie');
    await options.filter({ hasText: /^Kiel$/ }).click();
    await expect(page).toHaveURL('/dealers?q=Kiel');
    await expect(titles.first()).toHaveText('Kontor Brodersen');
    await expect(results.nth(1)).toContainText(/\d\s(km|mi)/);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('10 nearest of 123 dealers');
  });

  test('a town without a dealer links its service centre', async ({ page }) => {
    const { field, main, titles, results } = await openLocator(page);
    await field.fill('Flensburg');
    await field.press('Enter');
    const message = main.getByRole('status').filter({ hasText: 'Flensburg' });
    await expect(message).toContainText('not in this list');
    await expect(results.first()).toContainText(/\d\s(km|mi)/);
    await message.getByRole('link', { name: '1 service centre' }).click();
    await expect(page).toHaveURL('/service-centers?q=Flensburg');
    await expect(titles.first()).toHaveText('Bootswerft Jepsenkamp');
    await expect(message).toHaveCount(0);
  });

  test('the button searches for the typed text, and a message says when nothing is found', async ({
    page,
  }) => {
    const { field, main, titles } = await openLocator(page);
    const all = await titles.allTextContents();
    await field.fill('Xyzzy');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(main.getByRole('status').filter({ hasText: 'Xyzzy' })).toBeVisible();
    expect(await titles.allTextContents()).toEqual(all);
  });
});

test.describe('near me', () => {
  test.use({ geolocation: { latitude: 47.7123, longitude: -3.3876 }, locale: 'en-GB' });

  test('lists the nearest first when pressed, in miles for a British browser', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    const { near, titles, results } = await openLocator(page);
    await near.click();
    await expect(page).toHaveURL('/dealers?near=47.71%2C-3.39');
    await expect(titles.first()).toHaveText('Trébaol Multicoques');
    await expect(results.first()).toContainText(/\d\smi/);
    await expect(near).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a visitor who refuses is told to search for a country, until they do', async ({ page, context }) => {
    await context.clearPermissions();
    const { near, main, field } = await openLocator(page);
    await near.click();
    await expect(main.getByRole('status').filter({ hasText: 'Search for a country instead' })).toBeVisible();
    await expect(page).toHaveURL('/dealers');
    await field.fill('Portugal');
    await field.press('Enter');
    await expect(page).toHaveURL('/dealers?country=pt');
    await expect(main.getByText('Search for a country instead')).toHaveCount(0);
  });

  test('a position that arrives after another search changes nothing', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (found) => {
        const coords = { latitude: 1, longitude: 2 } as GeolocationCoordinates;
        Object.assign(window, { answer: () => found({ coords } as GeolocationPosition) });
      };
    });
    const { near, main, field } = await openLocator(page);
    await near.click();
    await expect(main.getByText('Finding out where you are')).toBeVisible();
    await field.fill('Portugal');
    await field.press('Enter');
    await expect(page).toHaveURL('/dealers?country=pt');
    await expect(main.getByText('Finding out where you are')).toHaveCount(0);
    await page.evaluate(() => Reflect.get(window, 'answer')());
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/dealers?country=pt');
    // Asked again, it is wanted again.
    await near.click();
    await page.evaluate(() => Reflect.get(window, 'answer')());
    await expect(page).toHaveURL('/dealers?near=1.00%2C2.00');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('10 nearest of 123 dealers');
  });
});

test.describe('where the visitor reads kilometres', () => {
  test.use({ locale: 'fr-FR' });

  test('distances are in kilometres', async ({ page }) => {
    await openPage(page, '/fr/concessionnaires?near=47.71,-3.39');
    await expect(
      page
        .getByRole('main')
        .getByText(/^\d+(,\d)?\skm$/)
        .first(),
    ).toBeVisible();
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: viewports.telephone });

  test('the list comes first, and no map code or tile is fetched until the map is opened', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { map, titles, main } = await openLocator(page);
    await expect(titles.first()).toBeVisible();
    await expect(map).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /^\/(tiles|api)\/|drawnMap/.test(path))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewports.telephone.width);
    await main.getByRole('button', { name: 'Map' }).click();
    await expect(map.locator('.map-cluster').first()).toBeVisible();
    await expect(titles.first()).toBeHidden();
    await main.getByRole('button', { name: 'List' }).click();
    await expect(titles.first()).toBeVisible();
    await expect(map).toBeHidden();
  });

  test('"Show on map" opens the map, with the focus in the popup', async ({ page }) => {
    const { main, popup, titles } = await openLocator(page, '/dealers?country=pt');
    await main.getByRole('link', { name: 'Show on map Sequeira & Irmã' }).click();
    await expect(popup).toBeFocused();
    await expect(popup).toBeInViewport();
    await main.getByRole('button', { name: 'List' }).click();
    await expect(titles.filter({ hasText: 'Sequeira & Irmã' })).toBeInViewport();
    await expect(titles).not.toHaveCount(1);
  });

  test('list and map are accessible', async ({ page }) => {
    const { main, popup } = await openLocator(page, '/dealers?dealer=EST-FR-001');
    // At the end of the page the button of the map lies on no link, which would be too small to press.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await accessibilityViolations(page)).toEqual([]);
    await main.getByRole('button', { name: 'Map' }).click();
    await expect(popup).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test.describe('when something is missing', () => {
  test.describe('when the tiles fail', () => {
    test.use({ ...FRESH_CONTEXT, expectedNoise: /ERR_FAILED/ });

    test('markers and list are shown with a message', async ({ page }) => {
      await page.route('**/tiles/**', (route) => route.abort());
      const { main, titles, clusters } = await openLocator(page);
      await expect(main.getByText('Land and sea are missing just now.')).toBeVisible();
      await expect(clusters.first()).toBeVisible();
      expect(await titles.count()).toBeGreaterThan(10);
    });
  });

  test.describe('when the other places fail', () => {
    test.use({ ...FRESH_CONTEXT, expectedNoise: /ERR_FAILED/ });

    test('the map shows the dealers of the list', async ({ page }) => {
      await page.route('**/api/dealers/**', (route) => route.abort());
      const { map } = await openLocator(page, '/dealers?country=pt');
      await expect(map.getByRole('button', { name: 'Sequeira & Irmã' })).toBeVisible();
    });
  });

  test.describe('when the suggestions fail', () => {
    test.use({ ...FRESH_CONTEXT, expectedNoise: /ERR_FAILED/ });

    test('the field searches by Enter', async ({ page }) => {
      await page.route('**/api/autocomplete?*', (route) => route.abort());
      const { field, options } = await openLocator(page);
      await field.pressSequentially('Germany');
      await expect(options).toHaveCount(0);
      await field.press('Enter');
      await expect(page).toHaveURL('/dealers?country=de');
    });
  });

  test.describe('when the code of the map fails', () => {
    test.use({ ...FRESH_CONTEXT, expectedNoise: /ERR_FAILED|Failed to fetch|preload/ });

    test('a message stands in place of the map, and the list is complete', async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('chunk-reload', String(Date.now())));
      await page.route('**/*drawnMap*', (route) => route.abort());
      const { main, titles } = await openLocator(page);
      await expect(main.getByText('The map cannot be shown just now.')).toBeVisible();
      expect(await titles.count()).toBeGreaterThan(10);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, countries, entries and page numbers are links and forms', async ({ page }) => {
    await page.goto('/dealers');
    const main = page.getByRole('main');
    await main.locator('summary').first().click();
    await main.getByRole('link', { name: /^Germany\b/ }).click();
    await expect(page).toHaveURL('/dealers?country=de');
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(4);
    await main.getByRole('link', { name: 'Show all' }).click();
    await main.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/dealers?page=2');
    await main.getByRole('textbox', { name: 'Town, postcode or country' }).fill('Portugal');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/dealers?country=pt');
    await main.getByRole('link', { name: 'Sequeira & Irmã', exact: true }).click();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a country without dealers shows a message, and the nearest first', async ({ page }) => {
    await page.goto('/de/handler?country=mn');
    const main = page.getByRole('main');
    await expect(main.getByText('Kein Händler in diesem Land (Mongolei). Am nächsten:')).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Busan' })).toContainText('km');
  });

  test('of several towns of a name the one of exactly that name, the others as a choice; an unknown one has countries', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const first = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first();
    await page.goto('/de/handler?q=palma');
    await expect(first).toContainText('Ferragut Multicascos');
    await expect(first).toContainText(/\d km/);
    await expect(main.getByText('Entfernungen ab Palma, Spanien. Oder meinten Sie:')).toBeVisible();
    await main.getByRole('link', { name: 'Las Palmas de Gran Canaria, Spanien', exact: true }).click();
    await expect(first).toContainText('Alisios Dos Cascos');
    await expect(main.locator('input[name="q"]')).toHaveValue('Las Palmas de Gran Canaria, Spanien');
    // Inland, as buyers of boats live.
    await page.goto('/de/handler?q=Zermatt');
    await expect(first).toContainText('Bise Noire Voile');
    await page.goto('/de/handler?q=Atlantis');
    await main
      .getByText('„Atlantis“ haben wir nicht gefunden.')
      .getByRole('link', { name: 'Schweiz' })
      .click();
    await expect(page).toHaveURL('/de/handler?country=ch');
  });

  test('a town: the ten nearest with their distances, more behind a link, all others by country', async ({
    page,
  }) => {
    await page.goto('/de/handler?q=Hamburg');
    const main = page.getByRole('main');
    const results = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('123 Händler · die 10 nächsten');
    await expect(results).toHaveCount(10);
    await expect(results.first()).toContainText('Elbkontor Wiebrock');
    const getDistances = async () =>
      (await results.getByText(/^[\d.,]+ km$/).allTextContents()).map((text) =>
        Number(text.replace(/[^\d,]/g, '').replace(',', '.')),
      );
    const distances = await getDistances();
    expect(distances).toHaveLength(10);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    await main.getByRole('link', { name: 'Weitere anzeigen' }).click();
    await expect(page).toHaveURL('/de/handler?q=Hamburg&page=2');
    await expect(results).toHaveCount(50);
    expect((await getDistances()).slice(0, 10)).toEqual(distances);

    await main.getByRole('link', { name: 'Alle anzeigen' }).click();
    await expect(page).toHaveURL('/de/handler');
    // Those of the language are first, and the first of them is open; all others unfold.
    const names = await main.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(names.slice(0, 3)).toEqual(['Deutschland', 'Österreich', 'Schweiz']);
    await expect(main.locator('details[open]').getByRole('heading', { level: 3 })).toHaveText('Deutschland');
    const countries = names.slice(3);
    expect(countries.length).toBeGreaterThan(3);
    expect(countries).toEqual(countries.toSorted(new Intl.Collator('de').compare));
    const entries = main.locator('ol[aria-labelledby] > li');
    await expect(entries).toHaveCount(20);
    await expect(entries.last()).toBeHidden();
    await main.locator('summary').last().click();
    await expect(entries.last()).toBeVisible();
  });

  test('controls that need a script are not shown', async ({ page }) => {
    await page.goto('/dealers');
    const main = page.getByRole('main');
    await expect(main.getByRole('button')).toHaveText(['Search']);
    await expect(main.getByRole('link', { name: 'Show on map' })).toHaveCount(0);
    await expect(main.getByRole('region', { name: 'Map' })).toBeHidden();
  });
});

// All places in German, and one that is chosen.
for (const path of ['/de/handler', '/dealers?dealer=EST-FR-001']) {
  test(`${path} has no accessibility violation and no layout shift`, async ({ page }) => {
    await ignoreLateFonts(page);
    await recordLayoutShifts(page);
    const { map } = await openLocator(page, path);
    await expect(map.locator('.map-cluster, .map-pin').first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });
}

/** Files of a page in which something of the locator stands: its map, its search, its styles. */
const collectLocatorFiles = async (page: Page, path: string, isThere?: Locator): Promise<string[]> => {
  const texts: Promise<[url: string, text: string]>[] = [];
  const collect = (response: Response) => {
    const url = response.url();
    if (!/\.(js|css)$/.test(new URL(url).pathname)) return;
    texts.push(response.text().then((text) => [url, text]));
  };
  page.on('response', collect);
  await openPage(page, path);
  await isThere?.waitFor();
  await page.waitForLoadState('networkidle');
  // Nobody would wait for the text of a later one, and the end of the test would cut it off.
  page.off('response', collect);
  const files = await Promise.all(texts);
  return files.filter(([, text]) => LOCATOR_MARKS.test(text)).map(([url]) => url);
};

test('the locator loads code and styles of its own', async ({ page }) => {
  const files = await collectLocatorFiles(page, '/dealers', page.locator('.map-cluster').first());
  expect(files.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(1);
  expect(files.filter((url) => url.endsWith('.css')).length).toBeGreaterThan(0);
});

for (const path of ['/', '/news']) {
  test(`${path} loads no code or styles of the locator`, async ({ page }) => {
    expect(await collectLocatorFiles(page, path)).toEqual([]);
  });
}
