import { createRenderer, InvalidPageError } from '@bridgedeck/renderer';
import { toTags } from '@bridgedeck/renderer/vite';
import express from 'express';
import { parse, site } from './site.js';

const renderer = createRenderer(site);
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
