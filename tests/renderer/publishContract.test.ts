import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { publishContract } from '../../renderer/src/publishContract.ts';

const strict = (properties: object, more: object = {}) => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...more,
});
const text = { type: 'string', minLength: 1 };

/** A link has a picture; a menu item has menu items. */
const shared = [
  {
    $id: 'https://example.com/parts/picture',
    ...strict({ src: { $ref: '#/$defs/path' } }),
    $defs: { path: text },
  },
  { $id: 'link', ...strict({ label: text, picture: { $ref: 'https://example.com/parts/picture' } }) },
  { $id: 'menu-item', ...strict({ items: { type: 'array', items: { $ref: 'menu-item' } } }) },
  { $id: 'quote', ...strict({ words: text }) },
];
const schemas = {
  teaser: strict({ link: { $ref: 'link' }, path: { $ref: 'https://example.com/parts/picture#/$defs/path' } }),
  // Of the same name as a shared schema, which it refers to, and with a definition of that name.
  quote: strict(
    { first: { $ref: 'quote' }, own: { $ref: '#/$defs/quote' } },
    { $defs: { quote: { type: 'integer' } } },
  ),
  tree: { $id: 'tree', ...strict({ trees: { type: 'array', items: { $ref: 'tree' } } }) },
};
const registry = Object.fromEntries(
  Object.keys(schemas).map((type) => [type, { component: type, hydration: 'never' } as const]),
);
const page = strict(
  { menu: { $ref: 'menu-item' }, title: { $ref: '#/$defs/teaser' }, blocks: { type: 'array' } },
  // Of the same name as a block type.
  { $defs: { teaser: text } },
);
const published = publishContract({ registry, schemas, shared, page }).schemas;
/** As a tool elsewhere compiles it: the document alone. */
const compile = (name: string) => new Ajv2020().compile(published.get(name) ?? false);

describe('a published schema', () => {
  it.each<[string, object, object]>([
    [
      'teaser',
      { link: { label: 'Ebb', picture: { src: '/a' } }, path: '/b' },
      { link: { picture: { src: '' } } },
    ],
    ['teaser', { path: '/b' }, { path: '' }],
    ['quote', { first: { words: 'Ebb' }, own: 1 }, { first: 1 }],
    ['quote', { own: 1 }, { own: { words: 'Ebb' } }],
    ['tree', { trees: [{ trees: [] }] }, { trees: [{ threes: [] }] }],
    ['page', { title: 'Ebb', menu: { items: [{ items: [] }] } }, { menu: { items: [{ item: [] }] } }],
    ['page', { title: 'Ebb' }, { title: {} }],
  ])('%s has no outside references', (name, valid, invalid) => {
    expect(compile(name)(valid)).toBe(true);
    expect(compile(name)(invalid)).toBe(false);
  });

  it('page: each block has the schema of its type', () => {
    const isPage = compile('page');
    const block = (type: string, props: object) => ({ blocks: [{ id: '1', type, props }] });
    expect(isPage(block('teaser', { link: { picture: { src: '/a' } } }))).toBe(true);
    expect(isPage(block('teaser', { link: { picture: { src: '' } } }))).toBe(false);
    expect(isPage(block('quote', { first: { words: 'Ebb' }, own: 1 }))).toBe(true);
    expect(isPage(block('quote', { own: {} }))).toBe(false);
    expect(isPage(block('tree', { trees: [{ threes: [] }] }))).toBe(false);
  });

  it('contains only definitions it refers to', () => {
    expect(published.get('tree')).not.toHaveProperty('$defs');
    expect(Object.keys((published.get('teaser') as { $defs: object }).$defs)).toEqual([
      'link',
      'https://example.com/parts/picture',
    ]);
  });
});
