import type { Form } from '../../schemas/parts/form.ts';

/** What the catalogue calls the modes. */
const KINDS = {
  contact: 'contact',
  brochure: 'brochure',
  event_subscription: 'event',
  newsletter: 'newsletter',
} as const;

export const kindOf = ({ mode }: Form) => KINDS[mode];
