import type { Page } from '@playwright/test';
import { waitForHydration } from './openPage.ts';

/** The first link of the content that leads there, as a visitor would come to it. */
export const linkTo = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();

/** Scrolls to a link of the content and follows it, once the click is heard. */
export const followLink = async (page: Page, path: string): Promise<void> => {
  const link = linkTo(page, path);
  await link.scrollIntoViewIfNeeded();
  // In a block that keeps its HTML there is nothing to wait for.
  if (!(await link.evaluate((element) => element.closest('[data-static]')))) await waitForHydration(link);
  await link.click();
};
