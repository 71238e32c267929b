import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { recordLayoutShifts } from '../e2e/layoutShifts.ts';
import { giveSign } from '../e2e/openPage.ts';
import { gotoWith } from './gotoWith.ts';
import { openPhone } from './openPhone.ts';

/** How a page came up on a telephone; times in milliseconds since the navigation began. */
export interface Loading {
  firstPaint: number;
  largestPaint: number;
  /** By how much tasks after the first paint were longer than 50 ms, added up. */
  blocking: number;
  /** The longest of them. */
  longestTask: number;
  /** Sum of all layout shifts. */
  shifts: number;
}

interface Watched {
  largestPaint: number;
  tasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Late work, such as what waits for an idle moment, has happened by then. */
const SETTLE_MS = 1500;
/** A task is long from here on (Long Tasks API). */
const LONG_MS = 50;

const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched: Watched = { largestPaint: 0, tasks: [] };
    window.watched = watched;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) watched.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        watched.tasks.push({ start: startTime, duration });
      }
    }).observe({ type: 'longtask', buffered: true });
  });

const rest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await sleep(SETTLE_MS);
};

/** Opens a page on a slow telephone, gives it the sign to hydrate, and waits until it has come to rest. */
export async function measureLoading(
  browser: Browser,
  url: string,
  { scripts }: { scripts: boolean },
): Promise<Loading> {
  const page = await openPhone(browser);
  try {
    await watch(page);
    await recordLayoutShifts(page);
    await gotoWith(page, url, { scripts, until: 'load' });
    await rest(page);
    await giveSign(page);
    await rest(page);
    const { watched, firstPaint, shifts } = await page.evaluate(() => ({
      watched: window.watched,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      shifts: window.layoutShifts.map((line) => Number.parseFloat(line)),
    }));
    const later = watched.tasks.filter(({ start, duration }) => start + duration > firstPaint);
    const excess = later.map(({ duration }) => Math.max(0, duration - LONG_MS));
    return {
      firstPaint,
      largestPaint: watched.largestPaint,
      blocking: excess.reduce((sum, ms) => sum + ms, 0),
      longestTask: Math.max(0, ...later.map(({ duration }) => duration)),
      shifts: shifts.reduce((sum, shift) => sum + shift, 0),
    };
  } finally {
    await page.context().close();
  }
}
