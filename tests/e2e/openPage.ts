import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** Waits until React has taken over an element of the server's HTML. */
export const waitForHydration = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);

/** Loads a page as a document and waits until the header is alive; what follows clicks listens by then. */
export const openPage = async (page: Page, path: string): Promise<Response | null> => {
  const response = await page.goto(path);
  // A page that is not painted waits three seconds by itself (site/browser/waitForHydrationTrigger.ts).
  await expect(page.locator('header[data-live]')).toBeAttached({ timeout: 10_000 });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return response;
};
