import type { Form } from '../../schemas/parts/form.ts';

/** What the catalogue calls the modes. */
const WORDS = {
  contact: 'contact',
  brochure: 'brochure',
  event_subscription: 'event',
  newsletter: 'newsletter',
} as const;

export const wordsOf = ({ mode }: Form) => WORDS[mode];
