import { expect, test } from 'vitest';
import { blockTypes, registryLines } from '../../blocks/registryLines.ts';
import { createBlockTests } from '../../renderer/src/testing.ts';
import { blockSchemas } from '../../schemas/index.ts';
import { validatePage } from '../../site/frame/validatePage.ts';
import { minimalPage } from '../renderer/minimalPage.ts';
import { getExamples } from './getExamples.ts';
import { renderBlock } from './renderBlock.tsx';

const isOneH1 = new Set(blockTypes.filter((type) => registryLines[type].heading === 1) as string[]);

const tests = createBlockTests({
  renderer: {
    validate: (json) => {
      const validated = validatePage(json);
      // One mistake is one problem, whatever else follows from it.
      expect(validated.dropped.flatMap(({ problems }) => problems.slice(1))).toEqual([]);
      return validated;
    },
    render: (json) => {
      const { page, dropped } = validatePage(json);
      const html = page.blocks.map(({ type, props }) => renderBlock(registryLines[type].component, props));
      return { html: html.join(''), dropped };
    },
  },
  schemas: blockSchemas,
  examples: Object.fromEntries(blockTypes.map((type) => [type, getExamples(registryLines[type].component)])),
  toPage: (blocks) => minimalPage([...blocks]),
  formatExamples: {
    'content-file': ['/sites/default/files/sea.jpg', '/sites/default/files/2026-11/grand%20voile.jpg'],
  },
  annotations: ['purpose'],
  check: (html, { type }) => {
    expect(html.match(/<h1[\s>]/g)?.length ?? 0).toBe(isOneH1.has(type) ? 1 : 0);
    expect(html).not.toContain('<script');
  },
});

// React warns of a mistake once: it would be silent when tried again.
for (const { title, run } of tests) test(title, { retry: 0 }, run);
