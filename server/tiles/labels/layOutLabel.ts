import type { Typesetter } from '../font/createTypesetter.ts';
import type { Label } from './Label.ts';
import { wrapName } from './wrapName.ts';

/** Space after each letter, in ems: small letters need air. */
const TRACKING = 0.02;
const LEADING = 1.15;
/** Height of a small letter above the baseline, in ems. */
const LETTER_HEIGHT = 0.5;
/** Air around a name, in pixels; the halo lies in it. */
const AIR = 3;

/** Sets a name in the middle of `x`, `y`. @param size of the letters in pixels. */
export function layOutLabel(
  name: string,
  place: { x: number; y: number; size: number },
  type: Typesetter,
): Label {
  const { x, y, size } = place;
  const scale = size / type.unitsPerEm;
  const lines = wrapName(name).map((line) => type.set(line, TRACKING));
  const height = size * LEADING * lines.length;
  const width = Math.max(...lines.map((line) => line.width)) * scale;
  const firstBaseline = y - height / 2 + (size * (LEADING + LETTER_HEIGHT)) / 2;
  return {
    scale,
    lines: lines.map((line, index) => ({
      path: line.path,
      x: x - (line.width * scale) / 2,
      baseline: firstBaseline + index * size * LEADING,
    })),
    box: {
      left: x - width / 2 - AIR,
      right: x + width / 2 + AIR,
      top: y - height / 2 - AIR,
      bottom: y + height / 2 + AIR,
    },
  };
}
