import type { Browser, Page } from '@playwright/test';
import { viewports } from '../e2e/samples.ts';

const SLOWDOWN = 4;

/** Opens a page as a phone: touch, small screen, CPU slowed 4 ×. The caller closes its context. */
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
