import { describe, expect, it } from 'vitest';
import { withoutPageData, withoutScripts } from './withoutScripts.ts';

const document = [
  '<head><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js">',
  '<script type="application/ld+json">{"@type":"Thing"}</script>',
  '<script type="module" src="/a.js" async></script></head><body><p>Text</p>',
  '<script id="page-data" type="application/json">{"page":\n1}</script>',
  '<script id="vike_pageContext" type="application/json">{"pageId":1}</script></body>',
].join('');

describe('a document without scripts', () => {
  it('has neither scripts nor what fetches them beforehand, but styles and the data for search engines', () => {
    expect(withoutScripts(document)).toBe(
      '<head><link rel="stylesheet" href="/a.css"><script type="application/ld+json">{"@type":"Thing"}</script></head><body><p>Text</p></body>',
    );
  });
});

describe('a document without page data', () => {
  it('has all but what React needs to take it over', () => {
    expect(withoutPageData(document)).toBe(document.replace(/<script id="page-data".*?(?=<\/body>)/s, ''));
  });
});
