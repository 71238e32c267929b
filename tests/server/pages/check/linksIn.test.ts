import { expect, it } from 'vitest';
import { linksIn } from '../../../../server/pages/check/valueFindings.ts';

const links = (value: unknown, format?: string) =>
  linksIn({ value, schema: format === undefined ? {} : { format }, pointer: '' });

it('finds a link field’s URL, and none in plain text', () => {
  expect(links('/the-yard', 'link-url')).toEqual(['/the-yard']);
  expect(links('/the-yard')).toEqual([]);
  expect(links(12, 'link-url')).toEqual([]);
});

it('finds every link of rich text, decoded, and those with a refused URL', () => {
  const html =
    '<p><a href="/a?b=1&amp;c=2">A</a> <abbr>x</abbr> <a target="_blank" href="/b">B</a> <a>C</a></p>';
  expect(links(html, 'html')).toEqual(['/a?b=1&c=2', '/b', undefined]);
});
