import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config/readConfig.ts';
import { mapTiles } from '../../../server/tiles/mapTiles.ts';
import { parseTilePath } from '../../../server/tiles/parseTilePath.ts';

describe('mapTiles', () => {
  it('names addresses this site answers, in the language of the page', () => {
    const { tiles, maxZoom } = mapTiles({ tiles: undefined })('fr');
    const path = tiles.replace('{z}', String(maxZoom)).replace('{x}', '1').replace('{y}', '2');
    expect(parseTilePath(path)).toEqual({ locale: 'fr', z: maxZoom, x: 1, y: 2 });
  });

  it('hands on the configured server', () => {
    const TILES_URL = 'https://tiles.example.com/{z}/{x}/{y}.png';
    const { tiles } = readConfig({ TILES_URL, TILES_ATTRIBUTION: 'Us' });
    expect(mapTiles({ tiles })('fr')).toEqual({ tiles: TILES_URL, maxZoom: 18, attribution: 'Us' });
  });
});
