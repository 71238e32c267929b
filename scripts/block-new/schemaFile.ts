import type { BlockNames } from './BlockNames.ts';

/** `schemas/blocks/<type>.ts` */
export const schemaFile = ({ component, schema, title }: BlockNames): string => `\
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';

export const ${schema} = {
  title: '${title}',
  description: 'Text under a heading, beside a picture where there is one.',
  type: 'object',
  properties: {
    heading: { type: 'string', minLength: 1, description: 'Heading of the text.' },
    text: htmlSchema,
    image: imageSchema,
    link: linkSchema,
  },
  required: ['heading', 'text'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type ${component} = FromSchema<typeof ${schema}>;
`;
