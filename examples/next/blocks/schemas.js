const text = { type: 'string', minLength: 1 };

/** JSON Schema of the props of each block type. */
export const schemas = {
  headline: { type: 'object', properties: { text }, required: ['text'], additionalProperties: false },
  story: {
    type: 'object',
    properties: { html: { type: 'string', format: 'html' } },
    required: ['html'],
    additionalProperties: false,
  },
  counter: {
    type: 'object',
    properties: { label: text, start: { type: 'integer', minimum: 0 } },
    required: ['label'],
    additionalProperties: false,
  },
};
