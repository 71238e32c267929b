/** What a request may be about, and how the content service's form calls it (behaviour §7.5). */
export const DEMAND_TYPES = {
  'commercial-offer': 'commercial offer',
  'spare-parts': 'spare parts',
  'technical-question': 'technical question',
  'other-request': 'other request',
} as const;

export type DemandType = keyof typeof DEMAND_TYPES;

/** In the order they are offered. */
export const DEMAND_TYPE_IDS = Object.keys(DEMAND_TYPES) as readonly DemandType[];
