import { describe, expect, it } from 'vitest';
import { menuItemSchema } from '../../../../schemas/entities/menu.ts';
import { type BlockType, blockSchemas } from '../../../../schemas/index.ts';
import { lacksAlternativeText, placesIn } from '../../../../server/pages/check/valueFindings.ts';

const picture = (alt = '') => ({ url: '/sites/default/files/a.jpg', alt, width: 9, height: 9 });

/** Pointers of the pictures of a block that stand alone without words. */
const lacking = (type: BlockType, props: object) =>
  [...placesIn({ value: props, schema: blockSchemas[type], pointer: '' })]
    .filter(lacksAlternativeText)
    .map(({ pointer }) => pointer);

describe('a picture without alternative text', () => {
  it('is reported if no text stands beside it', () => {
    expect(lacking('full-media', { autoplay: false, desktopImage: picture() })).toEqual(['/desktopImage']);
    const items = [{ image: picture() }, { image: picture(), heading: 'Oak' }];
    expect(lacking('three-columns', { heading: 'Wood', items })).toEqual(['/items/0/image']);
  });

  it('is reported if only an enum or rich text stands beside it', () => {
    const props = { bgColor: 'white', text: '<p>Long ago</p>', image: picture() };
    expect(lacking('text-media', props)).toEqual(['/image']);
  });

  it('is not reported beside a heading, caption or name', () => {
    expect(lacking('full-media', { caption: 'The yard', desktopImage: picture() })).toEqual([]);
    expect(lacking('text-media', { bgColor: 'white', heading: 'Oak', image: picture() })).toEqual([]);
    expect(lacking('quotation', { quote: 'Fair winds', image: picture() })).toEqual([]);
  });

  it('is not reported if it has one', () => {
    expect(lacking('full-media', { desktopImage: picture('A boat') })).toEqual([]);
  });
});

it('is found in lists and behind references, with its pointer', () => {
  const entry = {
    id: '1',
    label: 'Boats',
    url: '/boats',
    children: [{ id: '2', label: 'New', url: '/new' }],
  };
  const shared = { 'menu-item': menuItemSchema };
  const schema = { type: 'array', items: { $ref: 'menu-item' } };
  const urls = [...placesIn({ value: [entry], schema, pointer: '/menu' }, shared)].filter(
    (place) => place.schema.format === 'link-url',
  );
  expect(urls.map(({ pointer, value }) => [pointer, value])).toEqual([
    ['/menu/0/url', '/boats'],
    ['/menu/0/children/0/url', '/new'],
  ]);
});
