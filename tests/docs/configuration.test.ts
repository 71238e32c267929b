import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configurationText } from '../../tools/docsConfiguration.ts';

it('docs/configuration.md is what npm run docs:configuration makes of the schema', () => {
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(configurationText());
});
