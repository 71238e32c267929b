import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { BlockSchema } from '../BlockSchema.ts';
import { boatProfileSchema } from '../parts/boatProfile.ts';
import { htmlSchema } from '../parts/html.ts';
import { imageSchema } from '../parts/image.ts';
import { linkSchema } from '../parts/link.ts';
import { offerWordsProperties } from '../parts/offerWords.ts';

const text = { type: 'string', minLength: 1 } as const;
const url = { type: 'string', format: 'link-url', description: 'Address of her page.' } as const;

const crew = ['two', 'four', 'six'] as const;
const waters = ['coast', 'seasons', 'oceans'] as const;
const sailing = ['easy', 'fast', 'room'] as const;

/** Of all three questions (blocks/BoatFinder/finderQuestions.ts). */
export const FINDER_ANSWERS = [...crew, ...waters, ...sailing] as const;

const need = (way: string) =>
  ({
    type: 'number',
    minimum: 0,
    maximum: 4,
    description: `${way}: how much boat is asked for where she is the right one, from 0 (two on the coast) to 4 (six across oceans). Absent: never.`,
  }) as const;

export const boatFinderSchema = {
  title: 'Boat finder',
  description: 'Three questions, and the boat that answers them.',
  purpose: 'boats',
  type: 'object',
  properties: {
    heading: { ...text, description: 'Heading above the questions.' },
    text: htmlSchema,
    boats: {
      type: 'array',
      minItems: 1,
      description: 'The boats, from the shortest to the longest.',
      items: {
        type: 'object',
        properties: {
          title: { ...text, description: 'Name of the boat.' },
          url,
          profile: boatProfileSchema,
          easy: need('Sailed easily by two'),
          fast: need('Sailed fast'),
          room: need('Sailed with room and power'),
        },
        required: ['title'],
        additionalProperties: false,
      },
    },
    sentences: {
      type: 'array',
      description:
        'Why a boat is named. The page takes those that answer, and sends no others to the browser.',
      items: {
        type: 'object',
        properties: {
          boat: { ...text, description: 'Name of the boat.' },
          answer: { enum: FINDER_ANSWERS, description: 'Said where this was answered.' },
          beside: { ...text, description: 'Said where she is the second boat, beside the one of this name.' },
          text: { ...text, description: 'A whole sentence.' },
        },
        required: ['boat', 'text'],
        additionalProperties: false,
      },
    },
    action: {
      type: 'string',
      pattern: '^/',
      readOnly: true,
      description: 'Address of the page; set by the page.',
    },
    answers: {
      type: 'object',
      readOnly: true,
      description: 'What the address answers; set by the page.',
      properties: { crew: { enum: crew }, waters: { enum: waters }, sailing: { enum: sailing } },
      additionalProperties: false,
    },
    found: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      readOnly: true,
      description: 'The boat that answers, and the one to look at as well; set by the page.',
      items: {
        type: 'object',
        properties: {
          title: text,
          url,
          image: imageSchema,
          ...offerWordsProperties,
          text: { ...text, description: 'Why she is named.' },
          links: { type: 'array', items: linkSchema, description: 'What to do next.' },
        },
        required: ['title'],
        additionalProperties: false,
      },
    },
  },
  required: ['heading', 'boats'],
  additionalProperties: false,
} as const satisfies JSONSchema & BlockSchema;

export type BoatFinder = FromSchema<typeof boatFinderSchema>;
