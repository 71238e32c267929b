import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { waitForAnimations } from './waitForAnimations.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Half as long as the readable one, and with every document the browser reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe on the page, unless the document has it from the time before. */
const addAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
};

/**
 * What axe finds on the page once nothing moves, one sentence for each element: of what fades it would judge a colour
 * that nobody reads by. It does not look into frames.
 *
 * To be asked when the header has a ground of its own: axe 4.14 takes for the ground of a fixed element what lies
 * in the middle of the document, so the words of a transparent header would be judged against anything.
 *
 * @param except CSS selector of what is left out, such as frames that are examined on their own.
 * @param within CSS selector of what is examined: the whole page, or a part where the rest is known.
 * @throws Error when there are frames that nobody has left out on purpose.
 */
export const accessibilityViolations = async (
  page: Page,
  except?: string,
  within = 'html',
): Promise<string[]> => {
  const frames = await page
    .locator('iframe')
    .evaluateAll(
      (all, left) => all.filter((frame) => !left || !frame.closest(left)).map(({ outerHTML }) => outerHTML),
      except,
    );
  if (frames.length > 0) throw new Error(`The page has frames, which are not examined: ${frames}`);
  await waitForAnimations(page);
  await addAxe(page);
  const violations = await page.evaluate(
    async ({ runOnly, include, exclude }) => {
      const context = { include, exclude };
      // Without the lists of what is in order, which are longer than the page itself.
      // Of what axe would load first no rule of these standards needs the styles.
      const options = {
        runOnly,
        iframes: false,
        preload: { assets: ['media'] },
        resultTypes: ['violations'],
      };
      const found = await window.axe.run(context, options as axe.RunOptions);
      return found.violations;
    },
    { runOnly: STANDARDS, include: [within], exclude: except ? [except] : [] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
};
