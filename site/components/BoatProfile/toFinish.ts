import type { BoatProfile } from '../../../schemas/parts/boatProfile.ts';

/** The colours of a boat: those that she names, or else what such boats have. */
export const toFinish = ({
  daggerboards,
  sails = daggerboards ? 'charcoal' : 'white',
  hull = 'white',
}: BoatProfile): Required<Pick<BoatProfile, 'sails' | 'hull'>> => ({ sails, hull });
