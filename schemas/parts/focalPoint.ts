import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** What every crop of a picture keeps, in per cent of its width and height. */
export const focalPointSchema = {
  title: 'Focal point',
  type: 'object',
  properties: {
    x: { type: 'number', minimum: 0, maximum: 100, description: 'Per cent from the left.' },
    y: { type: 'number', minimum: 0, maximum: 100, description: 'Per cent from the top.' },
  },
  required: ['x', 'y'],
  additionalProperties: false,
  description: 'What every crop keeps; absent: the middle.',
} as const satisfies JSONSchema;

export type FocalPoint = FromSchema<typeof focalPointSchema>;

/** Where a crop is taken from, unless around the middle: few enough for the cache of pictures. */
export const FOCUSES = [
  'northwest',
  'north',
  'northeast',
  'west',
  'east',
  'southwest',
  'south',
  'southeast',
] as const;

export type Focus = (typeof FOCUSES)[number];

const toThird = (percent: number): 0 | 1 | 2 => {
  if (percent < 100 / 3) return 0;
  return percent > 200 / 3 ? 2 : 1;
};

/** The ninth of a picture that holds its focal point; undefined: the middle. */
export function toFocus(point: FocalPoint | undefined): Focus | undefined {
  if (!point) return undefined;
  const name = ['north', '', 'south'][toThird(point.y)] + (['west', '', 'east'][toThird(point.x)] ?? '');
  return FOCUSES.find((focus) => focus === name);
}
