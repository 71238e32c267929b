import { type BoatProfile, boatProfileSchema } from '../../../schemas/parts/boatProfile.ts';
import type { ResourceReader } from './jsonapi/ResourceReader.ts';
import { withoutUndefined } from './withoutUndefined.ts';

const { sails, hull } = boatProfileSchema.properties;

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
    // Colours that nobody can draw are those of a boat without any: she keeps her place among the others.
    sails: sails.enum.find((colour) => colour === boat.sharedText('field_sails')),
    hull: hull.enum.find((colour) => colour === boat.sharedText('field_hull')),
  });
}
