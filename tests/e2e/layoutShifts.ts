import { createHash } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';

/** What moved, how far, in words for the person who reads the failure. */
export type LayoutShift = string;

declare global {
  interface Window {
    layoutShifts: LayoutShift[];
  }

  /** Not in TypeScript's DOM yet: https://wicg.github.io/layout-instability/ */
  interface LayoutShiftEntry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
}

const LATE_FONTS_REPLACE = 'font-display:swap';
const LATE_FONTS_DO_NOT = 'font-display:optional';
const STYLES = /<style>(.*?)<\/style>/s;

const hashOf = (styles: string) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

/** A document with other styles inside, and the policy that allows them. */
async function withoutLateFonts(
  response: APIResponse,
  alter: (html: string) => string,
): Promise<{ headers: Record<string, string>; body: string }> {
  const html = alter(await response.text());
  const styles = STYLES.exec(html)?.[1] ?? '';
  const still = styles.replaceAll(LATE_FONTS_REPLACE, LATE_FONTS_DO_NOT);
  const headers = response.headers();
  const policy = headers['content-security-policy']?.replace(hashOf(styles), hashOf(still)) ?? '';
  return {
    headers: { ...headers, 'content-security-policy': policy },
    body: html.replace(styles, () => still),
  };
}

/**
 * Has fonts that arrive after the first paint not replace their fallback. How far text moves then depends on the
 * machine; lateFonts.e2e.ts bounds it.
 *
 * @param alter for documents that are not what the site sends: of several routes only one sees the response.
 */
export async function ignoreLateFonts(page: Page, alter = (html: string): string => html): Promise<void> {
  await page.route(
    (url) => !/\.[a-z0-9]+$/.test(url.pathname),
    async (route) => {
      const request = route.request();
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return route.fallback();
      const response = await route.fetch({ maxRedirects: 0, maxRetries: 2 });
      if (response.status() >= 300 && response.status() < 400) return route.continue();
      await route.fulfill({ response, ...(await withoutLateFonts(response, alter)) });
    },
  );
  await page.route(/\/styles\.[^/]+\.css$/, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const css = await response.text();
    await route.fulfill({ response, body: css.replaceAll(LATE_FONTS_REPLACE, LATE_FONTS_DO_NOT) });
  });
}

/** Records every layout shift a visitor did not cause; to be called before the page is opened. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    const observer = new PerformanceObserver((list) => {
      // An observer of `layout-shift` gets nothing else.
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.localName}.${element?.className} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        window.layoutShifts.push(`${value}: ${moved.join('; ')}`);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts so far, after the frame in which a last one would be reported. */
export const getLayoutShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    return window.layoutShifts;
  });
