import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { emailSchema } from '../parts/email.ts';
import { formSchema } from '../parts/form.ts';
import { htmlSchema } from '../parts/html.ts';

export const contactFormSchema = {
  title: 'Contact form',
  description: 'A way to reach a dealer or the yard: words, a name, and an address to write to.',
  purpose: 'contact',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading above the words.' },
    text: htmlSchema,
    dealerName: { type: 'string', minLength: 1, description: 'Who receives what is written.' },
    dealerEmail: { ...emailSchema, description: 'Email address it goes to.' },
    tour: {
      type: 'boolean',
      description:
        'Whether its form asks for a tour of the yard, with day and hour, where the brand has any.',
    },
    form: formSchema,
  },
  anyOf: [{ required: ['text'] }, { required: ['dealerEmail'] }],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type ContactForm = FromSchema<typeof contactFormSchema>;
