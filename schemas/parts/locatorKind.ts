/** What can be looked for on a map; each kind has a route of its own, `<kind>-map` (behaviour §6.1). */
export const LOCATOR_KINDS = ['dealers', 'charters', 'service-centers'] as const;

export type LocatorKind = (typeof LOCATOR_KINDS)[number];
