import { expect, test } from 'vitest';
import { withPromotion } from '../../../server/pages/homePage.ts';

const promotion = { id: 'promotion', type: 'promotion', props: {} };
const place = (types: string[]) =>
  withPromotion(
    types.map((type, index) => ({ id: `${index}`, type, props: {} })),
    promotion,
  ).indexOf(promotion);

test.each([
  ['after the third block', ['home-hero', 'text-media', 'waterline', 'three-columns'], 3],
  ['without counting anchors', ['home-hero', 'text-media', 'anchor', 'waterline', 'three-columns'], 4],
  ['at the end of a short page', ['home-hero', 'anchor'], 2],
  ['alone on an empty page', [], 0],
])('the promotion is placed %s', (_where, types, expected) => {
  expect(place(types)).toBe(expected);
});
