import { globSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Fills the compile cache for the first start. Importing a module never starts anything. */
enableCompileCache('dist/compiled');
process.env.NODE_ENV = 'production';
for (const file of globSync(['dist/site/*.js', 'dist/server/entry.mjs'], {
  exclude: ['dist/site/main.js'],
})) {
  await import(pathToFileURL(resolve(file)).href);
}
await import('vike/server');
flushCompileCache();
