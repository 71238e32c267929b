import { expect, it } from 'vitest';
import { renderBlock } from './renderBlock.tsx';

const picture = (width: number, height: number) => ({
  url: '/sites/default/files/ines.png',
  alt: 'Ines Carvalho',
  width,
  height,
});

it('a card shows a portrait whole, and of a wide picture the middle', () => {
  const cards = (width: number, height: number) =>
    renderBlock('ThreeColumns', { items: [{ heading: 'Ines', image: picture(width, height) }] });
  expect(cards(720, 882)).toContain('/images/natural/');
  expect(cards(720, 882)).not.toContain('/images/card/');
  expect(cards(1440, 810)).toContain('/images/card/');
});

it('more than three portraits are people, small beside their words', () => {
  const cards = (count: number) =>
    renderBlock('ThreeColumns', {
      items: Array.from({ length: count }, () => ({ image: picture(720, 882) })),
    });
  expect(cards(4)).toMatch(/data-layout="people".*<img alt="Ines Carvalho"[^>]* width="200" height="245"/);
  expect(cards(3)).not.toMatch(/data-layout="people"/);
});

it('a quotation has the portrait of its author, or else initials', () => {
  const words = { quote: 'We left for a winter.', author: 'Ines Carvalho' };
  const pictured = renderBlock('Quotation', { ...words, image: picture(720, 882) });
  expect(pictured).toMatch(/<img alt="Ines Carvalho"[^>]* width="200" height="245"/);
  expect(pictured).not.toContain('>IC<');
  expect(renderBlock('Quotation', words)).toContain('>IC<');
});
