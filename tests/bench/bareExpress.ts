import { readFileSync } from 'node:fs';
import process from 'node:process';
import express from 'express';
import type { renderBarePage } from './renderBarePage.tsx';

/** Express, one route, React's two trees of a page, and nothing else. Arguments: the built renderer, file of the page JSON. */
const [renderer = '', pageFile = ''] = process.argv.slice(2);
const built: { renderBarePage: typeof renderBarePage } = await import(renderer);
const page = JSON.parse(readFileSync(pageFile, 'utf8'));

express()
  .get('/{*path}', (_request, response) => {
    response.type('html').send(built.renderBarePage(page));
  })
  .listen(Number(process.env.PORT), '127.0.0.1');

process.once('SIGTERM', () => process.exit(0));
