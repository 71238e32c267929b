import type { Page } from '@playwright/test';

/** HTML of a page → that of the same page with a hidden header. */
export const withHiddenHeader = (html: string): string =>
  html.replace('<header ', '<header data-away="true" ').replace('"disabled":false', '"disabled":true');

/**
 * Lets home arrive as the page of a brand that hides its header (`hiddenHeaders` in its file): the demo's brands hide
 * none. Changes what `disabled` in the page JSON changes, in the HTML and in the data beside it.
 */
export const hideHeader = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch({ maxRetries: 2 });
      await route.fulfill({ response, body: withHiddenHeader(await response.text()) });
    },
  );
