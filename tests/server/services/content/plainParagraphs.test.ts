import { expect, it } from 'vitest';
import { imageSliderSchema } from '../../../../schemas/blocks/image-slider.ts';
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

it('reads each prop from the field of its name: numbers, booleans, nested items', () => {
  const filled = { field_high_water: 4.2, field_is_spring: true, field_notes: ['Calm'] };
  expect(toProps(paragraph(filled, [0.8, 4.1]))).toEqual({
    highWater: 4.2,
    isSpring: true,
    tides: [{ height: 0.8 }, { height: 4.1 }],
    notes: ['Calm'],
  });
});

it('an empty optional list is omitted, a required one kept', () => {
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

it('an item without a usable picture is omitted', () => {
  const events: string[] = [];
  const [slider] = parseResources(
    {
      data: [
        slide('slider', { field_items: ['good', 'bad', 'none'].map((id) => ({ type: 'paragraph--x', id })) }),
      ],
      included: [
        slide('good', { field_image: { type: 'media--image', id: 'media-good' } }),
        slide('bad', { field_image: { type: 'media--image', id: 'media-bad' } }),
        slide('none', { field_image: null }),
        media('good', '/sites/default/files/Capture d’écran.png'),
        media('bad', '/system/files/secret.png'),
      ].flat(),
      omitted: false,
    },
    {
      report: ({ event, id, reason }) => events.push(`${event} ${id}: ${reason}`),
      resolveLink: () => undefined,
      findPath: () => undefined,
      cmsHosts: new Set(),
      onWords: () => undefined,
    },
  );
  if (!slider) return expect.unreachable('no resource');
  const url = '/sites/default/files/Capture%20d%E2%80%99%C3%A9cran.png';
  expect(createPlainParagraph('image-slider', imageSliderSchema).toProps(slider)).toMatchObject({
    items: [{ image: { url, alt: '', width: 9, height: 6 } }],
  });
  expect(events).toEqual([
    'image-refused media-bad: The picture "/system/files/secret.png" is not a public file of the content service; it is left out',
    'item-dropped bad: This item has no picture that can be shown; it is left out',
    'item-dropped none: This item has no picture that can be shown; it is left out',
  ]);
});

const slide = (id: string, fields: Record<string, unknown>) => ({
  type: 'paragraph--x',
  id,
  attributes: {},
  relationships: fields,
});

const media = (id: string, url: string) => [
  {
    type: 'media--image',
    id: `media-${id}`,
    attributes: {},
    relationships: {
      field_media_image: { type: 'file--file', id: `file-${id}`, meta: { alt: '', width: 9, height: 6 } },
    },
  },
  { type: 'file--file', id: `file-${id}`, attributes: { uri: { url } }, relationships: {} },
];
