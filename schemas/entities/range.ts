import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { boatProfileSchema } from '../parts/boatProfile.ts';
import { imageSchema } from '../parts/image.ts';

/** A model in a range (behaviour §14.4). */
const rangeProductSchema = {
  title: 'Range product',
  type: 'object',
  properties: {
    id: { type: 'string' },
    internalId: { type: 'integer' },
    title: { type: 'string', minLength: 1 },
    url: { type: 'string', format: 'link-url' },
    menuImage: imageSchema,
    sliderImage: imageSchema,
    profile: boatProfileSchema,
    salesforceId: { type: 'string' },
    brochureAvailable: { type: 'boolean' },
    datalayerModel: { type: 'string' },
    datalayerSegment: { type: 'string' },
    datalayerBusinessUnit: { type: 'string' },
  },
  required: ['id', 'internalId', 'title', 'brochureAvailable'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type RangeProduct = FromSchema<typeof rangeProductSchema>;

/** A family of models (behaviour §14.4). */
export const rangeSchema = {
  title: 'Range',
  type: 'object',
  properties: {
    id: { type: 'string' },
    title: { type: 'string', minLength: 1 },
    url: { type: 'string', format: 'link-url' },
    products: { type: 'array', items: rangeProductSchema },
  },
  required: ['id', 'title', 'products'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type Range = FromSchema<typeof rangeSchema>;
