import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** Turns a wheel, as far as the page can tell: the sign of a visitor that hydration waits for. */
export const giveSign = (page: Page): Promise<void> => page.locator('body').dispatchEvent('wheel');

/** Waits until React has taken over an element of the server's HTML. */
export const waitForHydration = async (element: Locator): Promise<void> => {
  await giveSign(element.page());
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);
};

/** Loads a page as a document and waits until the header is alive; what follows clicks listens by then. */
export const openPage = async (page: Page, path: string): Promise<Response | null> => {
  const response = await page.goto(path);
  await giveSign(page);
  await expect(page.locator('header[data-live]')).toBeAttached();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return response;
};
