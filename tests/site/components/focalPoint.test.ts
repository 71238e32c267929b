import { expect, test } from 'vitest';
import { toFocus } from '../../../schemas/parts/focalPoint.ts';
import { imageSrcSet, imageUrl } from '../../../site/components/Picture/imageUrl.ts';

const image = { url: '/sites/default/files/a.jpg', alt: '', width: 2000, height: 1000 };

test.each([
  [{ x: 50, y: 50 }, undefined],
  [{ x: 33, y: 40 }, 'west'],
  [{ x: 34, y: 66 }, undefined],
  [{ x: 67, y: 67 }, 'southeast'],
  [{ x: 50, y: 0 }, 'north'],
  [undefined, undefined],
] as const)('the focal point %j lies in the part %s', (point, focus) => {
  expect(toFocus(point)).toBe(focus);
});

test('addresses of a crop name the focus, those of the whole picture do not', () => {
  const focused = { ...image, focalPoint: { x: 20, y: 50 } };
  expect(imageUrl(focused, 'card', 364, 'jpeg')).toBe('/images/card/364-west.jpeg/sites/default/files/a.jpg');
  expect(imageUrl(image, 'card', 364, 'jpeg')).toBe('/images/card/364.jpeg/sites/default/files/a.jpg');
  expect(imageSrcSet(focused, 'natural')).not.toContain('west');
});
