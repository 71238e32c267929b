import { expect, test } from 'vitest';
import { withPromotion } from '../../../server/pages/homePage.ts';

const promotion = { id: 'promotion', type: 'promotion', props: {} };
const place = (types: string[]) =>
  withPromotion(
    types.map((type, index) => ({ id: `${index}`, type, props: {} })),
    promotion,
  ).indexOf(promotion);

test.each([
  ['after the second block', ['home-hero', 'waterline', 'three-columns'], 2],
  ['without counting anchors', ['home-hero', 'anchor', 'waterline', 'three-columns'], 3],
  ['at the end of a short page', ['home-hero', 'anchor'], 2],
  ['alone on an empty page', [], 0],
])('the promotion is placed %s', (_where, types, expected) => {
  expect(place(types)).toBe(expected);
});
