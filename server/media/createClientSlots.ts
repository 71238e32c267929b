import { BusyError } from '../http/errors.ts';

interface SlotBounds {
  /** Name of the resource, for the error. */
  what: string;
  inAll: number;
  perClient: number;
}

/**
 * Bounds concurrent uses of a resource, in all and for one client.
 * @returns acquires a slot for a client's address, and returns its release, which may be called twice.
 * @throws BusyError from the returned function when none is free.
 */
export function createClientSlots({ what, inAll, perClient }: SlotBounds): (address: string) => () => void {
  const taken = new Map<string, number>();
  let total = 0;
  return (address) => {
    const own = taken.get(address) ?? 0;
    if (own >= perClient) throw new BusyError(`too many ${what} of one client`);
    if (total >= inAll) throw new BusyError(`too many ${what}`);
    taken.set(address, own + 1);
    total++;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      total--;
      const left = (taken.get(address) ?? 0) - 1;
      if (left > 0) taken.set(address, left);
      else taken.delete(address);
    };
  };
}
