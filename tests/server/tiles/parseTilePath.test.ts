import { describe, expect, it } from 'vitest';
import { parseTilePath } from '../../../server/tiles/parseTilePath.ts';

describe('parseTilePath', () => {
  it('reads a tile, in twice the pixels too', () => {
    expect(parseTilePath('/tiles/v1/fr/8/255/0.png')).toEqual({ locale: 'fr', z: 8, x: 255, y: 0, scale: 1 });
    expect(parseTilePath('/tiles/v1/pt/0/0/0@2x.png')).toEqual({ locale: 'pt', z: 0, x: 0, y: 0, scale: 2 });
  });

  it.each([
    '/tiles/v1/en/9/0/0.png',
    '/tiles/v1/en/2/4/0.png',
    '/tiles/v1/en/2/0/4.png',
    '/tiles/v1/en/0/1/0.png',
    '/tiles/v1/en/2/01/0.png',
    '/tiles/v1/en/2/-1/0.png',
    '/tiles/v1/en/2/1.5/0.png',
    '/tiles/v1/nl/0/0/0.png',
    '/tiles/v2/en/0/0/0.png',
    '/tiles/en/0/0/0.png',
    '/tiles/v1/en/0/0/0.jpg',
    '/tiles/v1/en/0/0/0@3x.png',
    '/tiles/v1/en/0/0/0.png/',
  ])('has no tile at %s', (path) => {
    expect(() => parseTilePath(path)).toThrow(expect.objectContaining({ name: 'NotFoundError' }));
  });
});
