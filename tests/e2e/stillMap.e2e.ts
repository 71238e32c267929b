import type { Locator, Page } from '@playwright/test';
import { builtFile } from './builtFile.ts';
import { openPage, waitForHydration } from './openPage.ts';
import { expect, FRESH_CONTEXT, test } from './quietTest.ts';
import { viewports } from './samples.ts';

const PAGE = '/contact/EST-FR-001';
/** Side of a tile, in CSS pixels. */
const TILE = 256;
const CODE = builtFile('site/components/Map/DrawnMap.tsx');

/** The map of a dealer, in both its states. */
const locateMap = (page: Page) => {
  const block = page.locator('[data-block="dealer-details"]');
  return {
    block,
    still: block.getByRole('img', { name: 'Trébaol Multicoques' }),
    map: block.getByRole('region', { name: 'Map' }),
    marker: block.locator('.map-pin'),
    closer: block.getByRole('button', { name: 'Zoom in' }),
    tiles: block.locator('foreignObject img'),
  };
};

/** Zoom level of a tile's path: `/tiles/<version>/<locale>/<level>/<column>/<row>.svg`. */
const levelOf = (path = '') => Number(path.split('/')[4]);

/** Opens the page with its map in view; returns the paths asked for. */
const openMap = async (page: Page): Promise<string[]> => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, PAGE);
  const { block, closer } = locateMap(page);
  await block.scrollIntoViewIfNeeded();
  await waitForHydration(closer);
  return asked;
};

for (const [name, viewport] of Object.entries(viewports)) {
  test(`on a ${name} the map is a picture until used`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const asked = await openMap(page);
    const { still, marker, map } = locateMap(page);
    await expect(still).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain(CODE);
    // Of the tiles those that are cut off are left alone.
    const shown = asked.filter((path) => path.startsWith('/tiles/'));
    expect(shown.length).toBeGreaterThan(0);
    const { width, height } = (await map.boundingBox()) ?? viewport;
    const inOneLine = (length: number) => Math.ceil(length / TILE) + 1;
    expect(shown.length).toBeLessThanOrEqual(inOneLine(width) * inOneLine(height));

    /** Where the pin stands on the map: the page may scroll for the mouse. */
    const getPlace = async (pin: Locator) => {
      const [box, frame] = [await pin.boundingBox(), await map.boundingBox()];
      return { x: (box?.x ?? 0) - (frame?.x ?? 0), y: (box?.y ?? 0) - (frame?.y ?? 0) };
    };
    const before = await getPlace(still);
    await map.hover();
    await expect(marker).toBeVisible();
    await expect(still).toHaveCount(0);
    const after = await getPlace(marker);
    expect(Math.abs(after.x - before.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1);
  });
}

test('keyboard focus replaces the picture with the map', async ({ page }) => {
  await openMap(page);
  const { marker, map } = locateMap(page);
  await map.focus();
  await expect(marker).toBeVisible();
  await expect(map).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect
    .poll(() =>
      page.locator('.leaflet-map-pane').evaluate((pane) => new DOMMatrix(getComputedStyle(pane).transform).f),
    )
    .toBeGreaterThan(0);
});

test('zoom button on the picture: the map starts at that zoom', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(`**${CODE}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = await openMap(page);
  const { marker, closer } = locateMap(page);
  const level = levelOf(asked.findLast((path) => path.startsWith('/tiles/')));
  // As a voice or a tool presses it: the focus stays where it is.
  await closer.dispatchEvent('click');
  await expect(marker).toHaveCount(0);
  held.resolve();
  await expect(marker).toBeVisible();
  await expect.poll(() => levelOf(asked.findLast((path) => path.startsWith('/tiles/')))).toBe(level + 1);
});

test('navigation to a page with a map does not wait for invisible tiles', async ({ page }) => {
  await openPage(page, '/dealers?country=fr');
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelector('[data-loader="pictures"]'))
        document.documentElement.setAttribute('data-covered', '');
    };
    new MutationObserver(look).observe(document.documentElement, {
      attributes: true,
      childList: true,
      subtree: true,
    });
  });
  await page.locator('main a[href="/contact/EST-FR-003"]').click();
  await expect(page.locator('[data-block="dealer-details"] foreignObject')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-covered');
  await expect(page.locator('[data-loader]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture with a pin, no buttons', async ({ page }) => {
    await page.goto(PAGE);
    const { block, still, closer, tiles } = locateMap(page);
    await block.scrollIntoViewIfNeeded();
    await expect(still).toBeVisible();
    await expect(closer).toHaveCount(0);
    await expect(tiles.first()).toBeAttached();
  });
});

test.describe('map code fails', () => {
  test.use({ ...FRESH_CONTEXT, expectedNoise: /ERR_FAILED|Failed to fetch|preload/ });

  test('the picture stays with a message and no buttons', async ({ page }) => {
    await page.route(`**${CODE}`, (route) => route.abort());
    await openMap(page);
    await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now())));
    const { block, still, closer, map } = locateMap(page);
    await map.hover();
    await expect(block.getByText('The map cannot be shown just now.')).toBeVisible();
    await expect(still).toBeVisible();
    await expect(closer).toHaveCount(0);
    await expect(map).not.toHaveAttribute('tabindex', '0');
  });
});

test.describe('map tiles fail', () => {
  test.use({ ...FRESH_CONTEXT, expectedNoise: /ERR_FAILED/ });

  test('one tile fails: no message', async ({ page }) => {
    let isFirst = true;
    await page.route('**/tiles/**', (route) => {
      const fails = isFirst;
      isFirst = false;
      return fails ? route.abort() : route.continue();
    });
    await openMap(page);
    const { block, tiles } = locateMap(page);
    await expect
      .poll(() => tiles.evaluateAll((all) => all.some((tile) => (tile as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
    await expect(block.getByText('Land and sea are missing just now.')).toHaveCount(0);
  });

  test('all tiles fail: a message and the position', async ({ page }) => {
    await page.route('**/tiles/**', (route) => route.abort());
    await openMap(page);
    const { block, still } = locateMap(page);
    await expect(block.getByText('Land and sea are missing just now.')).toBeVisible();
    await expect(still).toBeVisible();
  });
});
