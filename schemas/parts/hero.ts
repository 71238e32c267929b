import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { htmlSchema } from './html.ts';
import { imageSchema } from './image.ts';

/** What the opening of every page says and shows; each hero spreads it into its own properties. */
export const heroProperties = {
  label: { type: 'string', minLength: 1, description: 'Small line above the heading.' },
  heading: { type: 'string', minLength: 1, description: 'Heading of the page.' },
  text: htmlSchema,
  desktopImage: imageSchema,
  mobileImage: imageSchema,
} as const satisfies Record<string, JSONSchema>;

export type Hero = FromSchema<{
  type: 'object';
  properties: typeof heroProperties;
  required: readonly ['heading'];
  additionalProperties: false;
}>;
