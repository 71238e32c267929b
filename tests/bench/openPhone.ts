import type { Browser, Page } from '@playwright/test';
import { viewports } from '../e2e/samples.ts';

const SLOWDOWN = 4;

/** A new visitor's telephone, a quarter as fast as this machine. The caller closes its context. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: viewports.telephone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}
