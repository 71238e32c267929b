import type { JSONSchema } from 'json-schema-to-ts';

/**
 * Parts of a picture that its crops may keep, as editors choose them: few enough for the cache of pictures. The content
 * service, the page JSON, the addresses of crops and the style sheet all use these words.
 */
export const FOCAL_POINTS = [
  'top left',
  'top',
  'top right',
  'left',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
] as const;

export type FocalPoint = (typeof FOCAL_POINTS)[number];

export const focalPointSchema = {
  title: 'Focal point',
  enum: FOCAL_POINTS,
  description: 'The part that every crop keeps; absent: the middle.',
} as const satisfies JSONSchema;

/** As it stands in the address of a crop. */
export const toCropName = (point: FocalPoint): string => point.replace(' ', '-');
