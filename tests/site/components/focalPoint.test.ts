import { expect, test } from 'vitest';
import { imageSrcSet, imageUrl } from '../../../site/components/Picture/imageUrl.ts';

const image = { url: '/sites/default/files/a.jpg', alt: '', width: 2000, height: 1000 };

test('addresses of a crop name the focal point, those of the whole picture do not', () => {
  const focused = { ...image, focalPoint: 'bottom left' } as const;
  expect(imageUrl(focused, 'card', 364, 'jpeg')).toBe(
    '/images/card/364-bottom-left.jpeg/sites/default/files/a.jpg',
  );
  expect(imageUrl(image, 'card', 364, 'jpeg')).toBe('/images/card/364.jpeg/sites/default/files/a.jpg');
  expect(imageSrcSet(focused, 'natural')).not.toContain('left');
});
