import type { Page } from '@playwright/test';
import { withoutScripts } from './withoutScripts.ts';

/**
 * Opens a page with its scripts, or the same HTML and CSS without any. Either way the document passes through our
 * hands, so that this costs both the same.
 */
export async function gotoWith(
  page: Page,
  url: string,
  { scripts, until }: { scripts: boolean; until: 'commit' | 'load' },
): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: scripts ? html : withoutScripts(html) });
  });
  await page.goto(url, { waitUntil: until });
}
