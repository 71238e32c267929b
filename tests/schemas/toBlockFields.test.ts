import { describe, expect, it } from 'vitest';
import { htmlSchema } from '../../schemas/parts/html.ts';
import { imageSchema } from '../../schemas/parts/image.ts';
import { linkSchema } from '../../schemas/parts/link.ts';
import { videoSchema } from '../../schemas/parts/video.ts';
import { type PropSchema, toBlockFields } from '../../schemas/toBlockFields.ts';

const kinds = (properties: Record<string, PropSchema>) =>
  toBlockFields('some-block', { properties }).map(({ name, kind }) => `${name}: ${kind}`);

it('authorRole: the field is author_role', () => {
  expect(kinds({ heading: { type: 'string' }, authorRole: { type: 'string' } })).toEqual([
    'heading: text',
    'author_role: text',
  ]);
});

describe('the kind of a field', () => {
  it.each<[string, PropSchema]>([
    ['text', { type: 'string' }],
    ['html', htmlSchema],
    ['number', { type: 'number' }],
    ['number', { type: 'integer' }],
    ['boolean', { type: 'boolean' }],
    ['sharedText', { enum: ['white', 'grey'] }],
    ['sharedText', { type: 'string', pattern: '^[a-z]+$' }],
    ['sharedText', { type: 'string', format: 'date' }],
    ['address', { type: 'string', format: 'link-url' }],
    ['image', { ...imageSchema }],
    ['video', videoSchema],
    ['link', linkSchema],
    ['images', { type: 'array', items: imageSchema }],
    ['strings', { type: 'array', items: { type: 'string' } }],
    ['items', { type: 'array', items: { type: 'object', properties: { period: { type: 'string' } } } }],
  ])('%s: %j', (kind, schema) => {
    expect(kinds({ prop: schema })).toEqual([`prop: ${kind}`]);
  });

  it.each<[PropSchema]>([
    [{ type: 'object', properties: { x: { type: 'string' } } }],
    [{ type: 'string', format: 'email' }],
    [{ type: 'array', items: linkSchema }],
    [{ type: 'array', items: { type: 'number' } }],
  ])('throws for %j and names the prop', (schema) => {
    expect(() => kinds({ prop: schema })).toThrow(
      'No field of a paragraph can hold “prop”: some-block is no plain block',
    );
  });
});

it('an array of objects: the fields of an item', () => {
  const items = { type: 'object', properties: { tideTime: { type: 'string' } }, required: ['tideTime'] };
  const [field] = toBlockFields('some-block', {
    properties: { tides: { type: 'array', items } },
    required: ['tides'],
  });
  expect(field).toMatchObject({ isRequired: true, fields: [{ name: 'tide_time', isRequired: true }] });
});
