import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { BlockLine } from '../../blocks/registryLines.ts';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { ADMIN_PORT } from './ports.ts';
import { expect, test } from './quietTest.ts';

// The gallery serves each example alone.
test.use({
  baseURL: `http://127.0.0.1:${ADMIN_PORT}`,
  viewport: { width: 1280, height: 900 },
});

const registry: Record<string, BlockLine> = JSON.parse(readFileSync('blocks/registry.json', 'utf8'));
const countExamples = (type: string): number => {
  const { component } = registry[type] as BlockLine;
  return JSON.parse(readFileSync(`blocks/${component}/${component}.examples.json`, 'utf8')).length;
};
const types = Object.keys(registry);
const still = types.filter((type) => registry[type]?.hydration === 'never');
const alive = types.filter((type) => !still.includes(type));

/** Blocks that share a document: enough for few documents, few enough for all workers to have some. */
const GROUP = 6;
const groups = still.flatMap((_, start) => (start % GROUP ? [] : [still.slice(start, start + GROUP)]));

const getPath = (type: string, example: number): string => `/blocks/${type}/examples/${example}`;

/** The body that the server sends under the same styles: what a new document shows before a script runs. */
const showExample = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    document.body.replaceWith(new DOMParser().parseFromString(html, 'text/html').body);
  }, path);

/** Examines the example on show, then the others as the server sends them. */
const examine = (page: Page, type: string) =>
  test.step(`every example of ${type}`, async () => {
    for (let example = 1; example <= countExamples(type); example++) {
      const path = getPath(type, example);
      if (!page.url().endsWith(path)) await showExample(page, path);
      await expect(page.locator(`main [data-block="${type}"]`).first()).toBeAttached();
      // The frame of the page is the same around each.
      const violations = await accessibilityViolations(page, undefined, 'main');
      expect.soft(violations, `example ${example} of ${type}`).toEqual([]);
    }
  });

for (const group of groups) {
  test(`every example of ${group.join(', ')} is accessible`, async ({ page }) => {
    await page.goto(getPath(group[0] ?? '', 1));
    for (const type of group) await examine(page, type);
  });
}

for (const type of alive) {
  test(`every example of ${type} is accessible, the first one with its scripts`, async ({ page }) => {
    await page.goto(getPath(type, 1));
    // Scripts that come after the next example was put in would hydrate that with the data of the first.
    await page.waitForLoadState('networkidle');
    await examine(page, type);
  });
}
