import { describe, expect, it } from 'vitest';
import { markedDocument, parseFrame } from '../../site/frame/documentFrame.ts';
import { toDocument } from '../../site/frame/toDocument.ts';

const parts = {
  lang: 'fr',
  kind: 'model',
  head: '<title>Un $& de plus</title>',
  html: '<h1>{{data}} et {{lang}}</h1>',
  data: '<script id="page-data" type="application/json">{}</script>',
};

/** What Vike does to the marked document. */
const withTags = (html: string) =>
  html
    .replace('<head>', '<head><link rel="stylesheet" href="/a.css">')
    .replace('</body>', '<script src="/a.js" type="module" async></script></body>');

describe('parseFrame', () => {
  it('makes the same document as toDocument', () => {
    expect(parseFrame(markedDocument())(parts)).toBe(toDocument(parts));
  });

  it('keeps Vike’s tags; scripts after the data', () => {
    const document = parseFrame(withTags(markedDocument()))(parts);
    expect(document.replace(' fetchpriority="low"', '')).toBe(
      withTags(toDocument(parts)).replace(' async', ''),
    );
  });

  it('scripts have low priority and come last', () => {
    expect(parseFrame(withTags(markedDocument()))(parts)).toContain(
      '<script fetchpriority="low" src="/a.js" type="module"></script>',
    );
  });

  it('does not interpret the parts', () => {
    const document = parseFrame(markedDocument())(parts);
    expect(document).toContain(parts.html);
    expect(document).toContain(parts.head);
  });

  it.each(['{{lang}}', '{{kind}}', '{{head}}', '{{html}}', '{{data}}'])(
    '%s must occur exactly once',
    (mark) => {
      expect(() => parseFrame(markedDocument().replace(mark, ''))).toThrow(`${mark} exactly once`);
      expect(() => parseFrame(markedDocument() + mark)).toThrow(`${mark} exactly once`);
    },
  );
});
