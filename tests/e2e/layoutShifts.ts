import type { Page } from '@playwright/test';

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

/**
 * Has fonts that arrive after the first paint not replace their fallback. How far text moves then depends on the
 * machine; lateFonts.e2e.ts bounds it.
 */
export const ignoreLateFonts = (page: Page): Promise<unknown> =>
  page.route(/\/styles\.[^/]+\.css$/, async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({ response, body: css.replaceAll('font-display:swap', 'font-display:optional') });
  });

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
