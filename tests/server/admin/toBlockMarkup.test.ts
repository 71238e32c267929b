import { expect, it } from 'vitest';
import { toBlockMarkup } from '../../../server/admin/toBlockMarkup.ts';

const inDocument = (markup: string) =>
  `<!DOCTYPE html><html><body><main><div data-blocks="">${markup}</div></main><footer></footer></body></html>`;

it('indents the HTML of the block; an element with only text stays on one line', () => {
  const markup =
    '<div data-block="quotation" data-block-id="a"><!--$--><figure><blockquote><p>We <em>wanted</em> <!-- -->room</p></blockquote><img src="/a.jpg" alt=""/><figcaption>Ines<br/>Owner</figcaption></figure><!--/$--></div>';
  expect(toBlockMarkup(inDocument(markup)).split('\n')).toEqual([
    '<div data-block="quotation" data-block-id="a">',
    '  <figure>',
    '    <blockquote>',
    '      <p>We <em>wanted</em> room</p>',
    '    </blockquote>',
    '    <img src="/a.jpg" alt=""/>',
    '    <figcaption>Ines<br/>Owner</figcaption>',
    '  </figure>',
    '</div>',
  ]);
});

it('keeps an empty block, and text beside elements', () => {
  expect(toBlockMarkup(inDocument('<div data-block="anchor"></div>'))).toBe(
    '<div data-block="anchor"></div>',
  );
  expect(toBlockMarkup(inDocument('<div data-block="x">Before <ul><li>one</li></ul> after</div>'))).toBe(
    '<div data-block="x">\n  Before\n  <ul>\n    <li>one</li>\n  </ul>\n  after\n</div>',
  );
});
