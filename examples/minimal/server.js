import { readFileSync } from 'node:fs';
import { createRenderer, InvalidPageError } from '@bridgedeck/renderer';
import { toTags } from '@bridgedeck/renderer/vite';
import express from 'express';
import { createElement } from 'react';
import { Counter } from './blocks/Counter.js';
import { Headline } from './blocks/Headline.js';
import { Story } from './blocks/Story.js';
import { schemas } from './blocks/schemas.js';

const parse = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const renderer = createRenderer({
  registry: parse('blocks/registry.json'),
  schemas,
  components: { headline: Headline, story: Story, counter: Counter },
  frame: (_page, blocks) => createElement('main', null, blocks),
  head: ({ title }) => createElement('title', null, title ?? 'Minimal'),
});
const tags = toTags(parse('dist/manifest.json'), 'browser.js', []);

const server = express()
  .use('/assets', express.static('dist/assets'))
  .get('/', (_request, response) => {
    const { html, head, dropped } = renderer.render(parse('page.json'));
    for (const { reason, pointer } of dropped) console.warn(`Dropped: ${reason} (${pointer})`);
    response.send(`<!doctype html><html lang="en"><head>${head}${tags}</head><body>${html}</body></html>`);
  })
  .use((error, _request, response, _next) => {
    response.status(error instanceof InvalidPageError ? error.status : 500).send(error.message);
  })
  .listen(process.env.PORT ?? 3000, () => console.log(`http://localhost:${server.address().port}`));
