import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openPhone } from './openPhone.ts';
import { sumWork, type TraceEvent, WORK_CATEGORIES, type Work } from './sumWork.ts';

/** How a page came up on a telephone. */
export interface Arrival {
  /** Milliseconds since the navigation began. */
  firstPaint: number;
  largestPaint: number;
  /** Of the page and what it fetched until it came to rest, unscrolled. */
  requests: number;
  work: Work;
}

/** Bits and milliseconds: the network of Lighthouse's slow telephone. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 93_750,
};

/** Late work, such as what waits for an idle moment, has happened by then. */
const SETTLE_MS = 1000;

/** Opens a page as a new visitor on a slow telephone, on this machine's network or a slow one. */
export async function measureArrival(
  browser: Browser,
  url: string,
  { isSlow }: { isSlow: boolean },
): Promise<Arrival> {
  const page = await openPhone(browser);
  try {
    let requests = 0;
    page.on('request', () => {
      requests++;
    });
    if (isSlow) {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    }
    await page.addInitScript(() => {
      window.largestPaint = 0;
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await browser.startTracing(page, { categories: WORK_CATEGORIES });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await sleep(SETTLE_MS);
    const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
    const { firstPaint, largestPaint } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largestPaint: window.largestPaint,
    }));
    return { firstPaint, largestPaint, requests, work: sumWork(trace.traceEvents) };
  } finally {
    await page.context().close();
  }
}

declare global {
  interface Window {
    largestPaint: number;
  }
}
