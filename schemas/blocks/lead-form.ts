import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { formSchema } from '../parts/form.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';

export const leadFormSchema = {
  title: 'Lead form',
  description:
    'The form that sends a request, a brochure order, an event registration or a newsletter subscription.',
  purpose: 'contact',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the form.' },
    text: htmlSchema,
    brochure: {
      type: 'object',
      description: 'What one gets with the form: the cover of the brochure, and what is in it.',
      properties: {
        name: { type: 'string', minLength: 1, description: 'The brand, at the head of the cover.' },
        title: { type: 'string', minLength: 1, description: 'The words on it.' },
        cover: { ...imageSchema, description: 'The picture on it.' },
        contents: { type: 'array', minItems: 1, maxItems: 8, items: { type: 'string', minLength: 1 } },
      },
      required: ['name', 'title', 'contents'],
      additionalProperties: false,
    },
    form: formSchema,
  },
  required: ['heading', 'form'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type LeadForm = FromSchema<typeof leadFormSchema>;
