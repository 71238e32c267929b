import type { Browser } from '@playwright/test';
import { gotoWith } from './gotoWith.ts';
import { openPhone } from './openPhone.ts';

declare global {
  interface Window {
    burgerMs: number | undefined;
  }
}

/**
 * Presses the burger in the first frame that paints it: milliseconds from that frame to the one that shows the open
 * menu.
 */
export async function measureBurger(
  browser: Browser,
  url: string,
  { scripts }: { scripts: boolean },
): Promise<number> {
  const page = await openPhone(browser);
  try {
    await page.addInitScript(() => {
      const afterPaint = (then: () => void) => {
        const { port1, port2 } = new MessageChannel();
        port2.onmessage = then;
        port1.postMessage(undefined);
      };
      const watchForMenu = (since: number) => {
        const look = () => {
          if (!document.querySelector('[data-menu]:popover-open')) return requestAnimationFrame(look);
          afterPaint(() => {
            window.burgerMs = performance.now() - since;
          });
        };
        requestAnimationFrame(look);
      };
      const watchForBurger = () => {
        const burger = document.querySelector<HTMLElement>(
          '[popovertarget="menus"]:not([popovertargetaction="hide"])',
        );
        if (!burger?.checkVisibility() || burger.getBoundingClientRect().width === 0) {
          return requestAnimationFrame(watchForBurger);
        }
        const painted = performance.now();
        afterPaint(() => {
          // What a finger does first, which has the page come alive at this very moment.
          burger.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          burger.click();
          watchForMenu(painted);
        });
      };
      requestAnimationFrame(watchForBurger);
    });
    await gotoWith(page, url, { scripts, until: 'commit' });
    await page.waitForFunction(() => window.burgerMs !== undefined);
    return await page.evaluate(() => window.burgerMs ?? Number.NaN);
  } finally {
    await page.context().close();
  }
}
