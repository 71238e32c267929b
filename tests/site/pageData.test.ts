import { describe, expect, it } from 'vitest';
import type { BrowserPage } from '../../site/frame/browserPage.ts';
import { pageDataTag } from '../../site/frame/pageData.ts';

const titled = (title: string): BrowserPage => ({
  path: '/',
  route: 'en-home',
  locale: 'en',
  alternates: [],
  header: { plain: false, disabled: false },
  breadcrumb: { items: [] },
  title,
  blocks: [],
});

/** What a browser reads: the text up to the first end tag. */
const read = (tag: string): BrowserPage =>
  JSON.parse(/^<script id="page-data" type="application\/json">(.*?)<\/script>$/s.exec(tag)?.[1] ?? '');

describe('page data in the document', () => {
  it.each([
    ['an end tag', 'a</script><img src=x>'],
    ['a comment', '<!-- <script>'],
    ['line separators of JavaScript', 'a\u2028b\u2029c'],
    ['half a character', '\ud83d'],
    ['line breaks and a null', 'a\r\n\0b'],
  ])('survive %s', (_what, title) => {
    const tag = pageDataTag(titled(title));
    expect(read(tag).title).toBe(title);
    expect(tag.match(/</g)).toHaveLength(2);
  });
});
