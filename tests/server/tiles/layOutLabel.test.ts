import { expect, it } from 'vitest';
import type { Typesetter } from '../../../server/tiles/font/createTypesetter.ts';
import { drawLabel } from '../../../server/tiles/labels/drawLabel.ts';
import { layOutLabel } from '../../../server/tiles/labels/layOutLabel.ts';

/** Every letter is half an em wide, whatever the tracking. */
const type: Typesetter = {
  unitsPerEm: 1000,
  set: (text) => ({ path: text, width: text.length * 500 }),
};
const layOut = (name: string) => layOutLabel(name, { x: 100, y: 50, size: 10 }, type);

it('sets a name in the middle of its place, its line as high above as below', () => {
  const { scale, lines, box } = layOut('Fiji');
  expect(scale).toBe(0.01);
  // Letters of 5 pixels: small ones reach half an em above the baseline.
  expect(lines).toEqual([{ path: 'Fiji', x: 90, baseline: 52.5 }]);
  expect(box).toEqual({ left: 87, right: 113, top: 41.25, bottom: 58.75 });
});

it('centres each line of a long name for itself, around the same place', () => {
  const { lines, box } = layOut('Bosnia and Herzegovina');
  expect(lines.map(({ path, x }) => [path, x])).toEqual([
    ['Bosnia and', 75],
    ['Herzegovina', 72.5],
  ]);
  const [upper = 0, lower = 0] = lines.map(({ baseline }) => baseline);
  expect(lower - upper).toBeCloseTo(11.5);
  expect((upper + lower) / 2).toBeCloseTo(52.5);
  expect((box.top + box.bottom) / 2).toBeCloseTo(50);
});

it('is drawn on every tile it touches, across the date line too, and on no other', () => {
  const label = layOutLabel('Fiji', { x: 250, y: 50, size: 10 }, type);
  const drawnAt = (x: number) => drawLabel(label, { size: 1024, corner: { x, y: 0 } });
  expect(drawnAt(0)).toEqual([
    '<path transform="translate(240 52.5) scale(0.01 -0.01)" stroke-width="240" d="Fiji"/>',
  ]);
  expect(drawnAt(256)).toEqual([
    '<path transform="translate(-16 52.5) scale(0.01 -0.01)" stroke-width="240" d="Fiji"/>',
  ]);
  expect(drawnAt(512)).toEqual([]);
  const beyond = layOutLabel('Fiji', { x: 1020, y: 50, size: 10 }, type);
  expect(drawLabel(beyond, { size: 1024, corner: { x: 0, y: 0 } })).toEqual([
    expect.stringContaining('translate(-14 52.5)'),
  ]);
});
