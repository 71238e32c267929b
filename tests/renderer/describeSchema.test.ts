import { expect, it } from 'vitest';
import { describeSchema, fieldsOfWhichOne } from '../../renderer/src/describeSchema.ts';
import { formats } from '../../schemas/formats.ts';
import { blockSchemas } from '../../schemas/index.ts';

it('lists nested fields with their paths', () => {
  const fields = describeSchema(blockSchemas['key-figures']);
  expect(fields.map(({ path }) => path)).toEqual([
    'heading',
    'items',
    'items[].value',
    'items[].unit',
    'items[].label',
    'images',
    'images[].url',
    'images[].alt',
    'images[].width',
    'images[].height',
    'images[].focalPoint',
  ]);
  expect(fields[1]).toEqual({
    path: 'items',
    depth: 0,
    kind: 'list of measurement',
    isRequired: true,
    limits: ['at least 1', 'at most 3'],
    description: 'The figures.',
  });
});

it('describes the type of a field', () => {
  const kinds = new Map(
    describeSchema(blockSchemas['text-media'], formats).map(({ path, kind }) => [path, kind]),
  );
  expect(kinds.get('bgColor')).toBe('one of “white”, “grey”');
  expect(kinds.get('special')).toBe('yes or no');
  expect(kinds.get('text')).toBe('rich text');
  expect(kinds.get('image.url')).toBe('path of a file');
  expect(kinds.get('image.width')).toBe('whole number');
});

it('fieldsOfWhichOne returns the alternatives', () => {
  expect(fieldsOfWhichOne(blockSchemas['buttons-section'])).toEqual([
    'brochureLink',
    'configuratorLink',
    'findDealerLink',
  ]);
});
