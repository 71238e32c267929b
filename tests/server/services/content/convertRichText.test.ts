import { expect, test } from 'vitest';
import { sanitizeHtml } from '../../../../renderer/src/validate.ts';
import type { ContentEvent } from '../../../../server/services/content/ContentEvent.ts';
import { createLinkResolver } from '../../../../server/services/content/links/createLinkResolver.ts';
import { convertRichText } from '../../../../server/services/content/rich-text/convertRichText.ts';
import { createSiteIndex } from '../../../../server/services/content/site-index/createSiteIndex.ts';

const FILES = '/sites/default/files/';
const cmsHosts = new Set(['cms.example']);
const common = { bundle: 'page', title: 'T' };
const index = createSiteIndex([
  { ...common, id: 'yard', nid: 12, locale: 'en', alias: '/the-yard', path: '/the-yard' },
  { ...common, id: 'yard', nid: 12, locale: 'de', alias: '/die-werft', path: '/de/die-werft' },
  { ...common, id: 'yard', nid: 12, locale: 'pt', alias: '/o-estaleiro', path: '/pt/o-estaleiro' },
  { ...common, id: 'öl', nid: 13, locale: 'de', alias: '/öl', path: '/de/%C3%B6l' },
  { ...common, id: 'english', nid: 14, locale: 'en', alias: '/english', path: '/english' },
]);

/** The rich text of a German page as its visitors get it, and what was reported. */
const convert = (html: string) => {
  const events: ContentEvent[] = [];
  const report = (event: ContentEvent) => void events.push(event);
  const resolveLink = createLinkResolver(index, 'de', ['de', 'en'], report, {
    cmsHosts,
    sizes: { [`${FILES}p.pdf`]: 2_410_000 },
    redirects: new Map([
      ['/old-yard', '/the-yard#slip'],
      ['/group', 'https://group.example/about'],
      ['/old-english', '/english'],
    ]),
  });
  const context = { resolveLink, cmsHosts, report };
  const converted = convertRichText(html, context, {
    resource: 'paragraph--free_content',
    field: 'field_text',
  });
  return { html: sanitizeHtml(converted), events };
};

test.each([
  ['a path of the language', '/die-werft', '/de/die-werft'],
  ['a path in English', '/the-yard?a=1#b', '/de/die-werft?a=1#b'],
  ['a path with the prefix of the site', '/pt/o-estaleiro', '/de/die-werft'],
  ['a path with the prefix of the content service', '/pt-pt/o-estaleiro', '/de/die-werft'],
  ['an encoded path', '/de/%C3%B6l', '/de/%C3%B6l'],
  ['the number of a node', '/node/12', '/de/die-werft'],
  ['the number of a node in a language', '/pt-pt/node/12', '/de/die-werft'],
  ['an entity', 'entity:node/12', '/de/die-werft'],
  ['an internal path', 'internal:/the-yard', '/de/die-werft'],
  ['an address of the content service', 'https://cms.example/the-yard', '/de/die-werft'],
  ['a page of the route table', '/dealers?country=fr', '/de/handler?country=fr'],
  ['a redirect', '/old-yard', '/de/die-werft#slip'],
  ['a redirect to another site', '/group', 'https://group.example/about'],
  ['another site', 'https://example.org/the-yard', 'https://example.org/the-yard'],
  ['a place in the page', '#slip', '#slip'],
  ['a feed', '/news/feed.xml', '/news/feed.xml'],
])('link %s, %s: %s', (_what, href, url) => {
  expect(convert(`<p><a href="${href}">x</a></p>`)).toEqual({
    html: `<p><a href="${url.replaceAll('&', '&amp;')}">x</a></p>`,
    events: [],
  });
});

test.each([
  ['a page that is not published', '/node/99'],
  ['a page without translation', '/english'],
  ['a redirect to a page without translation', '/old-english'],
  ['nothing', '/nowhere'],
  ['a list without a page in the language', '/news'],
  ['a program', `${FILES}setup.exe`],
])('link %s: replaced by its text, reported', (_what, href) => {
  const { html, events } = convert(`<p>See <a href="${href}">the <em>slip</em></a>.</p>`);
  expect(html).toBe('<p>See the <em>slip</em>.</p>');
  expect(events.map(({ event, field }) => [event, field])).toEqual([['link-unresolved', 'field_text']]);
});

test.each([
  [`<a href="${FILES}p.pdf">Prices</a>`, `<a href="${FILES}p.pdf">Prices (PDF, 2,4 MB)</a>`],
  [
    `<p><a class='x' href='https://cms.example${FILES}p.pdf#page=2'><em>Prices</em></a></p>`,
    `<p><a href="${FILES}p.pdf#page=2"><em>Prices</em> (PDF, 2,4 MB)</a></p>`,
  ],
  [`<a href="${FILES}p.pdf">Prices, PDF, 2 MB</a>`, `<a href="${FILES}p.pdf">Prices, PDF, 2 MB</a>`],
  [`<a href="${FILES}a &amp; b.docx">Form</a>`, `<a href="${FILES}a%20%26%20b.docx">Form (DOCX)</a>`],
  [`<a href="https://else.example${FILES}p.pdf">P</a>`, `<a href="https://else.example${FILES}p.pdf">P</a>`],
])('document %s: %s', (html, linked) => {
  expect(convert(html).html.replaceAll(' ', ' ')).toBe(linked);
});

const picture = (attributes: string) =>
  `<img ${attributes} loading="lazy" decoding="async" />`.replaceAll('FILE', `${FILES}bow.jpg`);
const WIDE =
  'src="/images/natural/960.avifFILE" srcset="/images/natural/480.avifFILE 480w, /images/natural/960.avifFILE 960w" sizes="(width &lt; 48rem) 100vw, 42rem"';

test.each([
  [
    'a picture of the editor',
    `<p><img src="${FILES}bow.jpg" alt="The “bow”" width="900" height="600" data-entity-uuid="x" onerror="x"></p>`,
    `<p>${picture(`${WIDE} alt="The “bow”" width="900" height="600"`)}</p>`,
  ],
  [
    'a picture with a caption beside the text',
    `<figure role="group" class="caption caption-img align-right"><img src="${FILES}styles/large/public/bow.jpg.webp?itok=x" alt=""><figcaption>The bow</figcaption></figure>`,
    `<figure data-align="right">${picture(`${WIDE} alt=""`)}<figcaption>The bow</figcaption></figure>`,
  ],
  [
    'a picture of the media library',
    `<article class="media"><div><img src="https://cms.example${FILES}bow.jpg" alt="Bow" width="900" height="600"></div></article>`,
    picture(`${WIDE} alt="Bow" width="900" height="600"`),
  ],
])('%s: served by the image endpoint', (_what, html, expected) => {
  expect(convert(html)).toEqual({ html: expected, events: [] });
});

test.each([
  'https://evil.example/p.gif',
  '/api/logout',
  'data:image/png;base64,x',
  `${FILES}drawing.svg`,
  '',
])('picture “%s”: removed, reported', (src) => {
  const { html, events } = convert(`<p>a<img src="${src}" alt="b"></p>`);
  expect(html).toBe('<p>a</p>');
  expect(events.map(({ event }) => event)).toEqual(['image-refused']);
});

test.each([
  ['<ol start="4" reversed type="a"><li value="9">a</li></ol>', undefined],
  ['<h2 id="slip">a</h2>', undefined],
  ['<h2 id="footer">a</h2>', '<h2>a</h2>'],
  ['<h3 id="a b">a</h3>', '<h3>a</h3>'],
  ['<p id="slip">a</p>', '<p>a</p>'],
  ['<p lang="la" dir="ltr">a</p>', undefined],
  ['<p class="x text-align-center">a</p>', '<p data-align="center">a</p>'],
  ['<h2 class="text-align-right">a</h2>', '<h2 data-align="right">a</h2>'],
  ['<td style="color: red; text-align: right">a</td>', '<td data-align="right">a</td>'],
  ['<p data-align="evil">a</p>', '<p>a</p>'],
])('%s: keeps what the site renders', (html, expected = html) => {
  expect(convert(html)).toEqual({ html: expected, events: [] });
});

test('reports removed elements, once per text', () => {
  const { html, events } = convert(
    '<p>a</p><iframe src="https://x"></iframe><marquee>b</marquee><marquee>c</marquee>',
  );
  expect(html).toBe('<p>a</p>bc');
  expect(events).toEqual([
    {
      event: 'markup-removed',
      reason: 'Rich text may not have <iframe>, <marquee> here; the text in it stays where it has one',
      resource: 'paragraph--free_content',
      field: 'field_text',
    },
  ]);
});

test('takes linear time for a million unclosed links', () => {
  expect(convert(`${FILES}${'<a href='.repeat(200_000)}`).html).toBe(FILES);
});
