import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tileColors } from '../../../../server/media/tiles/drawTile.ts';

const tokens = readFileSync('site/design/tokens.css', 'utf8');
const token = (name: string): number[] => {
  const [, hex = ''] = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(tokens) ?? [];
  return channels(`#${hex}`);
};
const channels = (color: string): number[] =>
  [1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16));

it('draws the map in the colours of the site', () => {
  const mixed = (from: string, to: string, share: number) =>
    token(from).map((value, index) => value + share * ((token(to)[index] ?? 0) - value));
  const wanted: [string, number[]][] = [
    [tileColors.sea, mixed('hull-white', 'lagoon', 2 / 5)],
    [tileColors.shallows, mixed('hull-white', 'lagoon', 3 / 10)],
    [tileColors.shore, mixed('hull-white', 'lagoon', 1 / 5)],
    [tileColors.land, mixed('sand', 'teak-pale', 1 / 4)],
    [tileColors.coast, token('lagoon-deep')],
    [tileColors.border, mixed('sand', 'teak', 1 / 3)],
    [tileColors.name, token('deep-water')],
    [tileColors.halo, mixed('sand', 'teak-pale', 1 / 4)],
  ];
  for (const [color, mix] of wanted) {
    for (const [index, value] of mix.entries()) expect(channels(color)[index]).toBeCloseTo(value, -0.5);
  }
});
