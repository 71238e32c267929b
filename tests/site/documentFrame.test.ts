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

describe('the frame of the documents', () => {
  it('makes of parts the document that they would have been made into', () => {
    expect(parseFrame(markedDocument())(parts)).toBe(toDocument(parts));
  });

  it('holds what was added to it, the scripts after the data', () => {
    const document = parseFrame(withTags(markedDocument()))(parts);
    expect(document.replace(' fetchpriority="low"', '')).toBe(
      withTags(toDocument(parts)).replace(' async', ''),
    );
  });

  it('has scripts come after all that is seen', () => {
    expect(parseFrame(withTags(markedDocument()))(parts)).toContain(
      '<script fetchpriority="low" src="/a.js" type="module"></script>',
    );
  });

  it('takes parts as they are, whatever they look like', () => {
    const document = parseFrame(markedDocument())(parts);
    expect(document).toContain(parts.html);
    expect(document).toContain(parts.head);
  });

  it.each(['{{lang}}', '{{kind}}', '{{head}}', '{{html}}', '{{data}}'])('needs %s exactly once', (mark) => {
    expect(() => parseFrame(markedDocument().replace(mark, ''))).toThrow(`${mark} exactly once`);
    expect(() => parseFrame(markedDocument() + mark)).toThrow(`${mark} exactly once`);
  });
});
