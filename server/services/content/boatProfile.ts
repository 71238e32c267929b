import type { BoatProfile } from '../../../schemas/parts/boatProfile.ts';
import type { ResourceReader } from './jsonapi/ResourceReader.ts';
import { withoutUndefined } from './withoutUndefined.ts';

/** Measures in the fields of a model, or of an item; undefined unless length, height and depth are there. */
export function boatProfile(boat: ResourceReader): BoatProfile | undefined {
  const length = boat.number('field_length');
  const airDraught = boat.number('field_air_draught');
  const draught = boat.number('field_draught');
  if (length === undefined || airDraught === undefined || draught === undefined) return undefined;
  return withoutUndefined<BoatProfile>({
    length,
    airDraught,
    draught,
    daggerboards: boat.boolean('field_daggerboards'),
    flybridge: boat.boolean('field_flybridge'),
    genoa: boat.boolean('field_genoa'),
  });
}
