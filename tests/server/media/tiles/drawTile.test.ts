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
    [tileColors.sea, mixed('haze-high', 'hull-white', 0.5)],
    [tileColors.land, token('sand')],
    [tileColors.coast, mixed('haze-high', 'deep-water', 1 / 3)],
    [tileColors.border, mixed('sand', 'deep-water', 1 / 3)],
    [tileColors.name, token('ink-soft')],
    [tileColors.halo, token('hull-white')],
  ];
  for (const [color, mix] of wanted) {
    for (const [index, value] of mix.entries()) expect(channels(color)[index]).toBeCloseTo(value, -0.5);
  }
});
