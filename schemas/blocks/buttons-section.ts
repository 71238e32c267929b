import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { linkSchema } from '../parts/link.ts';

export const buttonsSectionSchema = {
  title: 'Buttons section',
  description: 'What a visitor may do next: configure, ask for the brochure, find a dealer.',
  purpose: 'contact',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the buttons.' },
    brochureLink: linkSchema,
    configuratorLink: linkSchema,
    findDealerLink: linkSchema,
  },
  required: [],
  anyOf: [
    { required: ['brochureLink'] },
    { required: ['configuratorLink'] },
    { required: ['findDealerLink'] },
  ],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type ButtonsSection = FromSchema<typeof buttonsSectionSchema>;
