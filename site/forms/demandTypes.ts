/** Subjects of a request, with their value in the content service's webform (behaviour §7.5). */
export const DEMAND_TYPES = {
  'commercial-offer': 'commercial offer',
  'spare-parts': 'spare parts',
  'technical-question': 'technical question',
  'other-request': 'other request',
} as const;

export type DemandType = keyof typeof DEMAND_TYPES;

/** In the order of the select. */
export const DEMAND_TYPE_IDS = Object.keys(DEMAND_TYPES) as readonly DemandType[];
