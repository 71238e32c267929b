import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { Counter } from './blocks/Counter.js';
import { Headline } from './blocks/Headline.js';
import { Story } from './blocks/Story.js';
import { schemas } from './blocks/schemas.js';

export const parse = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** What the renderer, the gallery and the tests need to know of this site. */
export const site = {
  registry: parse('blocks/registry.json'),
  schemas,
  components: { headline: Headline, story: Story, counter: Counter },
  examples: parse('blocks/examples.json'),
  frame: (_page, blocks) => createElement('main', null, blocks),
  head: ({ title }) => createElement('title', null, title ?? 'Minimal'),
};
