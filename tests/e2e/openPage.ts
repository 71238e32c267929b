import type { Page, Response } from '@playwright/test';

/** Waits until React has taken over the header; the router listens to clicks by then, and fonts have arrived. */
export const untilAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const button = document.querySelector('[popovertarget="languages"]') ?? {};
    return Object.keys(button).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
};

/** Loads a page as a document and waits until it is alive. */
export const openPage = async (page: Page, path: string): Promise<Response | null> => {
  const response = await page.goto(path);
  await untilAlive(page);
  return response;
};
