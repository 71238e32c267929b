import { expect, it } from 'vitest';
import { renderBlock } from './renderBlock.tsx';

const image = { url: '/sites/default/files/galley.png', alt: 'A galley', width: 1440, height: 810 };

it('a column without a picture has its drawing above its words, and one with a picture has the picture', () => {
  const column = (props: object) =>
    renderBlock('ThreeColumns', { items: [{ heading: 'A galley', drawing: 'galley', ...props }] });
  expect(column({})).toMatch(/data-layout="drawn".*<li[^>]*><svg[^>]* aria-hidden="true".*A galley/s);
  expect(column({ image })).toContain('<img');
  expect(column({ image })).not.toContain('<svg');
});

it('columns of words alone are rows', () => {
  expect(renderBlock('ThreeColumns', { items: [{ heading: 'Sales' }] })).toContain('data-layout="rows"');
  expect(renderBlock('ThreeColumns', { items: [{ heading: 'Sales' }, { image }] })).not.toContain(
    'data-layout',
  );
});
