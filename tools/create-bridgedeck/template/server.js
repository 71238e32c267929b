import { createRenderer } from '@bridgedeck/renderer';
import { toTags } from '@bridgedeck/renderer/vite';
import express from 'express';
import { findPage, missingPage } from './pages.js';
import { parse, site } from './site.js';

const renderer = createRenderer(site);
const tags = toTags(parse('dist/manifest.json'), 'browser.js', []);
const YEAR_MS = 31_536_000_000;

const sendPage = (request, response) => {
  const found = findPage(request.path);
  const page = found ?? missingPage(request.path);
  const { html, head, dropped } = renderer.render(page);
  for (const { reason, pointer } of dropped) console.warn(`${request.path}: dropped, ${reason} (${pointer})`);
  response
    .status(found ? 200 : 404)
    .set('Content-Security-Policy', "default-src 'self'; base-uri 'none'; frame-ancestors 'none'")
    .set('X-Content-Type-Options', 'nosniff')
    .send(
      `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">${head}${tags}</head><body>${html}</body></html>`,
    );
};

const server = express()
  .disable('x-powered-by')
  .use('/assets', express.static('dist/assets', { immutable: true, maxAge: YEAR_MS }))
  .get('/*path', sendPage)
  .get('/', sendPage)
  .use((error, _request, response, _next) => {
    console.error(error);
    response.status(error.status ?? 500).send('This page cannot be shown.');
  })
  .listen(process.env.PORT ?? 3000, () => console.log(`http://localhost:${server.address().port}`));
