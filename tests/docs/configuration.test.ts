import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configurationText } from '../../tools/docsConfiguration.ts';

it('docs/configuration.md equals the output of npm run docs:configuration', () => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(configurationText());
});
