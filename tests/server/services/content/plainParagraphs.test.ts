import { expect, it } from 'vitest';
import type { PropSchema } from '../../../../schemas/toBlockFields.ts';
import {
  parseResources,
  type ResourceReader,
} from '../../../../server/services/content/jsonapi/ResourceReader.ts';
import { createPlainParagraph } from '../../../../server/services/content/paragraphs/plainParagraphs.ts';

const SCHEMA: PropSchema = {
  properties: {
    highWater: { type: 'number' },
    isSpring: { type: 'boolean' },
    tides: { items: { properties: { height: { type: 'number' } } }, type: 'array' },
    notes: { type: 'array', items: { type: 'string' } },
  },
  required: ['tides'],
};

const paragraph = (attributes: Record<string, unknown>, tides: number[] = []): ResourceReader => {
  const data = tides.map((_, index) => ({ type: 'paragraph--tide', id: `${index}` }));
  const relationships = { field_tides: data };
  const included = tides.map((height, index) => ({
    type: 'paragraph--tide',
    id: `${index}`,
    attributes: { field_height: height },
    relationships: {},
  }));
  const [reader] = parseResources(
    { data: [{ type: 'paragraph--x', id: 'x', attributes, relationships }], included, omitted: false },
    {
      report: ({ reason }) => expect.unreachable(reason),
      resolveLink: () => undefined,
      findPath: () => undefined,
      cmsHosts: new Set(),
      onWords: () => undefined,
    },
  );
  return reader ?? expect.unreachable('no resource');
};

const { include, toProps } = createPlainParagraph('some-block', SCHEMA);

it('reads each prop from the field of its name: numbers, yes or no, items with numbers of their own', () => {
  const filled = { field_high_water: 4.2, field_is_spring: true, field_notes: ['Calm'] };
  expect(toProps(paragraph(filled, [0.8, 4.1]))).toEqual({
    highWater: 4.2,
    isSpring: true,
    tides: [{ height: 0.8 }, { height: 4.1 }],
    notes: ['Calm'],
  });
});

it('leaves out an empty list that may be absent, and keeps one that is required', () => {
  expect(toProps(paragraph({ field_high_water: null }))).toEqual({
    highWater: undefined,
    isSpring: false,
    tides: [],
    notes: undefined,
  });
});

it('includes the items', () => {
  expect(include).toEqual(['field_tides']);
});
