import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { BlockLine } from '../../blocks/registryLines.ts';
import { accessibilityViolations } from './accessibilityViolations.ts';
import { ADMIN_PORT } from './ports.ts';
import { expect, test } from './quietTest.ts';

// The gallery serves each example alone.
test.use({ baseURL: `http://127.0.0.1:${ADMIN_PORT}`, viewport: { width: 1280, height: 900 } });

const registry: Record<string, BlockLine> = JSON.parse(readFileSync('blocks/registry.json', 'utf8'));
const countExamples = (component: string): number =>
  JSON.parse(readFileSync(`blocks/${component}/${component}.examples.json`, 'utf8')).length;

/** The page brings the first heading, where the block does not. */
const ofPage = /^page-has-heading-one:/;

/** A block without scripts needs no new document: the body of the next example under the same styles is the same page. */
const showExample = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    document.body.replaceWith(new DOMParser().parseFromString(html, 'text/html').body);
  }, path);

for (const [type, { component, hydration }] of Object.entries(registry)) {
  test(`every example of ${type} is accessible`, async ({ page }) => {
    for (let example = 1; example <= countExamples(component); example++) {
      const path = `/blocks/${type}/examples/${example}`;
      if (hydration === 'never' && example > 1) await showExample(page, path);
      else await page.goto(path);
      await expect(page.locator('main *').first()).toBeAttached();
      const violations = await accessibilityViolations(page);
      const ofBlock = violations.filter((violation) => !ofPage.test(violation));
      expect.soft(ofBlock, `example ${example}`).toEqual([]);
    }
  });
}
