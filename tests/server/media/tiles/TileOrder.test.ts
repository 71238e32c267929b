import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../../server/config/parseConfig.ts';
import { mapTiles, parseTilePath } from '../../../../server/media/tiles/TileOrder.ts';

describe('parseTilePath', () => {
  it('reads a tile', () => {
    expect(parseTilePath('/tiles/v6/fr/8/255/0.svg')).toEqual({ locale: 'fr', z: 8, x: 255, y: 0 });
  });

  it.each([
    '/tiles/v6/en/9/0/0.svg',
    '/tiles/v6/en/2/4/0.svg',
    '/tiles/v6/en/2/0/4.svg',
    '/tiles/v6/en/0/1/0.svg',
    '/tiles/v6/en/2/01/0.svg',
    '/tiles/v6/en/2/-1/0.svg',
    '/tiles/v6/en/2/1.5/0.svg',
    '/tiles/v6/nl/0/0/0.svg',
    '/tiles/v9/en/0/0/0.svg',
    '/tiles/en/0/0/0.svg',
    '/tiles/v6/en/0/0/0.png',
    '/tiles/v6/en/0/0/0@2x.svg',
    '/tiles/v6/en/0/0/0.svg/',
  ])('NotFoundError for %s', (path) => {
    expect(() => parseTilePath(path)).toThrow(expect.objectContaining({ name: 'NotFoundError' }));
  });
});

describe('mapTiles', () => {
  it('default: tiles of this site, in the page’s language', () => {
    const { tiles, maxZoom } = mapTiles({ tiles: undefined })('fr');
    const path = tiles.replace('{z}', String(maxZoom)).replace('{x}', '1').replace('{y}', '2');
    expect(parseTilePath(path)).toEqual({ locale: 'fr', z: maxZoom, x: 1, y: 2 });
  });

  it('TILES_URL: the configured server', () => {
    const TILES_URL = 'https://tiles.example.com/{z}/{x}/{y}.png';
    const { tiles } = parseConfig({ TILES_URL, TILES_ATTRIBUTION: 'Us' });
    expect(mapTiles({ tiles })('fr')).toEqual({ tiles: TILES_URL, maxZoom: 18, attribution: 'Us' });
  });
});
