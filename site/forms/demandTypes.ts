import type { Form } from '../../schemas/parts/form.ts';

/** Subjects of a request, with their value in the content service's webform (behaviour §7.5). */
export const DEMAND_TYPES = {
  // The webform of events knows from the event what it is about.
  visit: 'other request',
  'commercial-offer': 'commercial offer',
  'spare-parts': 'spare parts',
  'technical-question': 'technical question',
  'other-request': 'other request',
} as const;

export type DemandType = keyof typeof DEMAND_TYPES;

const ALL = Object.keys(DEMAND_TYPES) as readonly DemandType[];
const WITHOUT_EVENT = ALL.filter((type) => type !== 'visit');

/** The subjects of a form in the order of the select: there is a visit where there is an event. */
export const getDemandTypes = ({ mode }: Pick<Form, 'mode'>): readonly DemandType[] =>
  mode === 'event_subscription' ? ALL : WITHOUT_EVENT;
