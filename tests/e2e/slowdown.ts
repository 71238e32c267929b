import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

export const DATA = '**/index.pageContext.json*';
export const PICTURES = '**/images/**';

/** Answers requests late. What the browser has given up by then gets no answer. */
export const slowDown = (page: Page, requests: string | RegExp, ms: number): Promise<unknown> =>
  page.route(requests, async (route) => {
    await sleep(ms);
    await route.continue().catch(() => undefined);
  });
