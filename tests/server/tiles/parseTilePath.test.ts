import { describe, expect, it } from 'vitest';
import { parseTilePath } from '../../../server/tiles/parseTilePath.ts';

describe('parseTilePath', () => {
  it('reads a tile', () => {
    expect(parseTilePath('/tiles/v2/fr/8/255/0.svg')).toEqual({ locale: 'fr', z: 8, x: 255, y: 0 });
  });

  it.each([
    '/tiles/v2/en/9/0/0.svg',
    '/tiles/v2/en/2/4/0.svg',
    '/tiles/v2/en/2/0/4.svg',
    '/tiles/v2/en/0/1/0.svg',
    '/tiles/v2/en/2/01/0.svg',
    '/tiles/v2/en/2/-1/0.svg',
    '/tiles/v2/en/2/1.5/0.svg',
    '/tiles/v2/nl/0/0/0.svg',
    '/tiles/v9/en/0/0/0.svg',
    '/tiles/en/0/0/0.svg',
    '/tiles/v2/en/0/0/0.png',
    '/tiles/v2/en/0/0/0@2x.svg',
    '/tiles/v2/en/0/0/0.svg/',
  ])('has no tile at %s', (path) => {
    expect(() => parseTilePath(path)).toThrow(expect.objectContaining({ name: 'NotFoundError' }));
  });
});
