import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { formSchema } from '../parts/form.ts';
import { htmlSchema } from '../parts/html.ts';

export const leadFormSchema = {
  title: 'Lead form',
  description:
    'The form that sends a request, a brochure order, an event registration or a newsletter subscription.',
  purpose: 'contact',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the form.' },
    text: htmlSchema,
    form: formSchema,
  },
  required: ['heading', 'form'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type LeadForm = FromSchema<typeof leadFormSchema>;
