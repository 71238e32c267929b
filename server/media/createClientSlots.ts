import { BusyError } from '../http/errors.ts';

interface SlotBounds {
  /** What takes the slots, for the error. */
  what: string;
  inAll: number;
  perClient: number;
}

/**
 * Bounds how many things of a kind go on at the same time, in all and for one client.
 * @returns takes a slot for the client of an address, and returns what gives it back; calling that again does nothing.
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
