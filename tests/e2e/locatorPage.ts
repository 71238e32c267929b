import type { Page } from '@playwright/test';
import { openPage, waitForHydration } from './openPage.ts';

/** What a visitor has before them on a locator page. */
const locatorPage = (page: Page) => {
  const main = page.getByRole('main');
  const map = main.locator('[role="region"]');
  return {
    main,
    map,
    field: main.getByRole('combobox'),
    options: main.getByRole('option'),
    results: main
      .getByRole('list')
      .filter({ has: page.getByRole('heading') })
      .getByRole('listitem'),
    /** Of all entries, those of folded countries too. */
    titles: main.getByRole('listitem', { includeHidden: true }).getByRole('heading', { includeHidden: true }),
    /** Markers of single places, in no order. */
    pins: map.locator('.map-pin'),
    clusters: map.locator('.map-cluster'),
    popup: map.getByRole('dialog'),
    near: main.getByRole('button', { name: 'Near me' }),
    showAll: main.getByRole('link', { name: 'Show all' }),
    /** Opens the list of all countries. */
    countries: main.locator('summary').first(),
  };
};

/** Opens a locator and waits until its code has come. */
export const openLocator = async (page: Page, path = '/dealers') => {
  await openPage(page, path);
  const parts = locatorPage(page);
  await waitForHydration(parts.field);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return parts;
};

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);
