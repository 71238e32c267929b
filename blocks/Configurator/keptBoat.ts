/** A boat that the visitor has put together. */
export interface KeptBoat {
  /** Such as “Estran 46”. */
  name: string;
  /** Her address at the configurator, from the question mark on. */
  query: string;
}

const KEY = 'boat';
/** Of this visit, then of earlier ones. Storage throws where it is blocked or full. */
const STORES = [() => sessionStorage, () => localStorage];

/** @param isLasting beyond the visit: only where the visitor has asked for it. */
export function keepBoat(boat: KeptBoat, isLasting = false): void {
  for (const open of isLasting ? STORES : STORES.slice(0, 1)) {
    try {
      open().setItem(KEY, JSON.stringify(boat));
    } catch {
      // She is not kept.
    }
  }
}

/** The boat of this visit, or else one that was kept at an earlier one. */
export function loadBoat(): KeptBoat | undefined {
  for (const open of STORES) {
    try {
      const { name, query }: Partial<KeptBoat> = JSON.parse(open().getItem(KEY) ?? '{}');
      if (name && query?.startsWith('?')) return { name, query };
    } catch {
      // There is none.
    }
  }
  return undefined;
}
