import { createElementRenderer } from '@bridgedeck/renderer/server-components';
import { createElement } from 'react';
import { Headline } from '../blocks/Headline.js';
import registry from '../blocks/registry.json';
import { Story } from '../blocks/Story.js';
import { schemas } from '../blocks/schemas.js';
import json from '../page.json';
import { Box, Counter } from './live.js';

/** Blocks that stay as they are are rendered here; of the live ones only the box and the name are known here. */
const renderer = createElementRenderer({
  registry,
  schemas,
  components: { headline: Headline, story: Story, counter: Counter },
  Box: ({ props: _, ...box }) => createElement(Box, box),
});

export default function Page() {
  const { page, dropped } = renderer.validate(json);
  for (const { reason, pointer } of dropped) console.warn(`Dropped: ${reason} (${pointer})`);
  return createElement('main', null, createElement('title', null, page.title), renderer.element(page));
}
