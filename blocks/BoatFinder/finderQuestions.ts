import type { BoatFinder } from '../../schemas/blocks/boat-finder.ts';

export type Answers = NonNullable<BoatFinder['answers']>;

/**
 * The questions by their names in the address, each with its answers: from little boat to much, then by how one sails.
 * The schema has the same; it stays out of the browser.
 */
export const FINDER_QUESTIONS = {
  crew: ['two', 'four', 'six'],
  waters: ['coast', 'seasons', 'oceans'],
  sailing: ['easy', 'fast', 'room'],
} as const satisfies { [Name in keyof Answers]-?: readonly Answers[Name][] };

/** Where a form that was sent leads: to the boat. */
export const ANSWER = 'your-boat';
