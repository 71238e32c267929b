import type { Page, Route } from '@playwright/test';

const SCRIPTS = '**/assets/**/*.js';

/** Keeps every script back until the function it returns is told what becomes of them, and of those to come. */
export const holdScripts = async (page: Page) => {
  const held: Route[] = [];
  let settleLater: ((route: Route) => Promise<void>) | undefined;
  await page.route(SCRIPTS, async (route) => {
    if (settleLater) await settleLater(route);
    else held.push(route);
  });
  return async (settle: (route: Route) => Promise<void>) => {
    settleLater = settle;
    await Promise.all(held.splice(0).map(settle));
  };
};
