import { expect, it } from 'vitest';
import { boatProfile } from '../../../../server/services/content/boatProfile.ts';
import { parseResources } from '../../../../server/services/content/jsonapi/ResourceReader.ts';

/** The profile of a model with these fields. */
function profileOf(attributes: Record<string, unknown>) {
  const data = [{ type: 'node--product', id: 'one', attributes, relationships: {} }];
  const [product] = parseResources(
    { data, included: [], omitted: false },
    {
      report: () => undefined,
      resolveLink: () => undefined,
      findPath: () => undefined,
      cmsHosts: new Set(),
      onWords: () => undefined,
    },
  );
  return product && boatProfile(product);
}

const measures = { field_length: 15.2, field_air_draught: 25.2, field_draught: 2.85 };

it('a model names the colours of her sails and her hull', () => {
  expect(profileOf({ ...measures, field_sails: 'cream', field_hull: 'navy' })).toMatchObject({
    sails: 'cream',
    hull: 'navy',
  });
});

it('a colour that nobody can draw is none, and the boat keeps her measures', () => {
  const profile = profileOf({ ...measures, field_sails: 'tartan', field_hull: null });
  expect(profile).toMatchObject({ length: 15.2, airDraught: 25.2, draught: 2.85 });
  expect(profile).not.toHaveProperty('sails');
  expect(profile).not.toHaveProperty('hull');
});
