/** Shells, pebbles and the burrows of lugworms in the sand, from its top; each with its place, in centimetres. */
const SHELL = 'c4-14 26-14 30 0c-8 5-22 5-30 0zm15-10v11m-7-9l3 9m11-9l-3 9';
const RAZOR = 'l46 14c5 2 7-5 2-7l-44-13c-5-1-8 4-4 6z';
const BURROW = 'c0 34 4 44 18 44s18-10 18-44m-44-4c4-8 10-8 16-2m26 2c4-10 12-10 18-1';
const PEBBLE = 'c0-9 20-11 24-2s-20 14-24 2z';

const FINDS: readonly (readonly [string, number, number])[] = [
  [BURROW, -1310, 0],
  [SHELL, -1120, 62],
  [PEBBLE, -930, 40],
  [RAZOR, -800, 92],
  [BURROW, -640, 0],
  [PEBBLE, -20, 64],
  [SHELL, 90, 40],
  [RAZOR, 250, 84],
  [BURROW, 420, 0],
  [PEBBLE, 760, 56],
  [PEBBLE, 800, 64],
  [SHELL, 930, 104],
  [BURROW, 1040, 0],
  [RAZOR, 1180, 52],
  [SHELL, 1390, 44],
  [BURROW, 1600, 0],
  [PEBBLE, 1760, 80],
  [SHELL, 2050, 58],
];

export const drawFinds = (): string => FINDS.map(([find, x, y]) => `M${x} ${y}${find}`).join('');
