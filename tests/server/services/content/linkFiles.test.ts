import { expect, test } from 'vitest';
import { linkFiles } from '../../../../server/services/content/links/linkFiles.ts';
import { toFileLink, toFileNote } from '../../../../server/services/content/links/toFileLink.ts';

const FILES = '/sites/default/files/';
const cmsHosts = new Set(['cms.example']);
const sizes = { [`${FILES}p.pdf`]: 2_410_000 };

const resolveLink = (uri: string) => {
  const file = toFileLink(uri.replace(/^internal:/, ''), { locale: 'en', cmsHosts, sizes });
  return file?.url === undefined ? undefined : { ...file, url: file.url };
};
const link = (html: string) => linkFiles(html, { resolveLink, cmsHosts }, {});

test.each([
  [`<a href="${FILES}p.pdf">Prices</a>`, `<a href="${FILES}p.pdf">Prices (PDF, 2.4 MB)</a>`],
  [
    `<p><a class='x' href='https://cms.example${FILES}p.pdf#page=2'><em>Prices</em></a></p>`,
    `<p><a class='x' href="${FILES}p.pdf#page=2"><em>Prices</em> (PDF, 2.4 MB)</a></p>`,
  ],
  [`<a href="${FILES}p.pdf">Prices (pdf)</a>`, `<a href="${FILES}p.pdf">Prices (pdf) (2.4 MB)</a>`],
  [`<a href="${FILES}p.pdf">Prices, PDF, 2 MB</a>`, `<a href="${FILES}p.pdf">Prices, PDF, 2 MB</a>`],
  [`<a href="${FILES}a &amp; b.docx">Form</a>`, `<a href="${FILES}a%20%26%20b.docx">Form (DOCX)</a>`],
  [`<a href="${FILES}bow.jpg">Bow</a>`, `<a href="${FILES}bow.jpg">Bow</a>`],
  [`<a href="${FILES}setup.exe">Setup</a>`, '<a>Setup</a>'],
  [`<a href="${FILES}../x.pdf">X</a>`, `<a href="${FILES}../x.pdf">X</a>`],
  [
    `<a href="/yard">${FILES}</a><a>y</a><a href="https://else.example${FILES}p.pdf">P</a>`,
    `<a href="/yard">${FILES}</a><a>y</a><a href="https://else.example${FILES}p.pdf">P</a>`,
  ],
])('rewrites %s as %s', (html, linked) => {
  expect(link(html)).toBe(linked);
});

test('takes no longer for a text of a million open links', () => {
  const html = `${FILES}${'<a href='.repeat(200_000)}`;
  expect(link(html)).toBe(html);
});

test.each([
  ['en', 900, '1 kB'],
  ['en', 340_400, '340 kB'],
  ['de', 999_600, '1 MB'],
  ['es', 1_550_000, '1,6 MB'],
  ['it', 12_340_000, '12,3 MB'],
  ['pt', 2_400_000, '2,4 MB'],
  ['fr', 234_500_000, '235 Mo'],
] as const)('says in %s that %d bytes are %s', (locale, bytes, words) => {
  const target = toFileLink(`${FILES}p.pdf`, { locale, cmsHosts, sizes: { [`${FILES}p.pdf`]: bytes } });
  expect(target?.facts?.map((fact) => fact.replace(/\s/, ' '))).toEqual(['PDF', words]);
});

test('adds nothing to the words of what is no document', () => {
  expect(toFileNote('Read on')).toBe('');
});
