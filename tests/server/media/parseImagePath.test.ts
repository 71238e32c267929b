import { describe, expect, it } from 'vitest';
import { imagePresets } from '../../../schemas/parts/imagePresets.ts';
import { parseImagePath } from '../../../server/media/parseImagePath.ts';

const FILE = '/sites/default/files/a.jpg';

describe('parseImagePath', () => {
  const listed = Object.entries(imagePresets).flatMap(([name, { widths }]) =>
    widths.map((width) => [name, width] as const),
  );
  it.each(listed)('preset %s, width %i', (name, width) => {
    expect(parseImagePath(`/images/${name}/${width}.avif${FILE}`)).toMatchObject({
      original: FILE,
      size: { width },
      format: 'avif',
    });
  });

  it('a preset without height keeps the ratio of the original', () => {
    expect(parseImagePath(`/images/natural/480.webp${FILE}`).size.ratio).toBeUndefined();
    expect(parseImagePath(`/images/portrait/200.webp${FILE}`).size.ratio).toBe(200 / 245);
  });

  it('a crop around a focal point', () => {
    expect(parseImagePath(`/images/hero/1440-bottom-right.avif${FILE}`).size).toEqual({
      width: 1440,
      ratio: 16 / 9,
      focalPoint: 'bottom right',
    });
  });

  it.each([
    `/images/hero/1440-.avif${FILE}`,
    `/images/hero/1440-up.avif${FILE}`,
    `/images/hero/1440-left-left.avif${FILE}`,
    `/images/natural/480-left.avif${FILE}`,
    `/images/poster/640.avif${FILE}`,
    `/images/__proto__/640.avif${FILE}`,
    `/images/constructor/640.avif${FILE}`,
    `/images/hero/641.avif${FILE}`,
    `/images/hero/0640.avif${FILE}`,
    `/images/hero/640e0.avif${FILE}`,
    `/images/hero/640.gif${FILE}`,
    `/images/hero/640.toString${FILE}`,
    '/images/hero/640.avif',
    '/images/hero/640.avif/http://evil.example/a.jpg',
    '/images/',
  ])('NotFoundError for %s', (path) => {
    expect(() => parseImagePath(path)).toThrow(expect.objectContaining({ name: 'NotFoundError' }));
  });
});
