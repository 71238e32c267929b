import { readFileSync } from 'node:fs';
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

for (const [type, { component }] of Object.entries(registry)) {
  test(`every example of ${type} is accessible`, async ({ page }) => {
    for (let example = 1; example <= countExamples(component); example++) {
      await page.goto(`/blocks/${type}/examples/${example}`);
      const violations = await accessibilityViolations(page);
      const ofBlock = violations.filter((violation) => !ofPage.test(violation));
      expect.soft(ofBlock, `example ${example}`).toEqual([]);
    }
  });
}
