import type { JSONSchema } from 'json-schema-to-ts';

/** What an offer says, in words, where another block repeats it: the page sets it, so that no editor has to. */
export const offerWordsProperties = {
  price: {
    type: 'string',
    minLength: 1,
    readOnly: true,
    description:
      'What the offer asks, in words: with VAT or before it, as the language has it first; set by the page.',
  },
  otherPrice: {
    type: 'string',
    minLength: 1,
    readOnly: true,
    description: 'The same price the other way, in words: before VAT, or with it; set by the page.',
  },
  delivery: {
    type: 'string',
    minLength: 1,
    readOnly: true,
    description: 'When the next boat is delivered, in words; set by the page.',
  },
} as const satisfies Record<string, JSONSchema>;
