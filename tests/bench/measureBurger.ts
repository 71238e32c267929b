import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { gotoWith } from './gotoWith.ts';
import { openPhone } from './openPhone.ts';

declare global {
  interface Window {
    tellBurger: (ms: number) => void;
  }
}

const MAX_WAIT_MS = 30_000;

/**
 * Presses the burger as soon as a frame has painted it: milliseconds from there to the end of the frame that shows the
 * open menu.
 */
export async function measureBurger(
  browser: Browser,
  url: string,
  { scripts }: { scripts: boolean },
): Promise<number> {
  const page = await openPhone(browser);
  try {
    // Told, not asked for in the page: whatever Playwright runs there counts as a touch, and has the page come alive.
    const { promise: open, resolve } = Promise.withResolvers<number>();
    await page.exposeFunction('tellBurger', resolve);
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
            window.tellBurger(performance.now() - since);
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
        afterPaint(() => {
          const painted = performance.now();
          // What a finger does first, which has the page come alive at this very moment.
          burger.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          burger.click();
          watchForMenu(painted);
        });
      };
      requestAnimationFrame(watchForBurger);
    });
    await gotoWith(page, url, { scripts, until: 'commit' });
    return await Promise.race([
      open,
      sleep(MAX_WAIT_MS, undefined, { ref: false }).then(() => {
        throw new Error(`The menu of ${url} did not open`);
      }),
    ]);
  } finally {
    await page.context().close();
  }
}
