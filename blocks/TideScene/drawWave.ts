import { WIDE } from './toPlaces.ts';

/** A line of waves from edge to edge, in centimetres around y = 0; they begin at another place with each `phase`. */
export function drawWave(height: number, period: number, phase = 0): string {
  const left = WIDE.left - phase * period;
  const count = Math.ceil((WIDE.right - left) / period);
  return `M${Math.round(left)} 0q${period / 4}${-2 * height} ${period / 2} 0${`t${period / 2} 0`.repeat(2 * count - 1)}`;
}

/** A body of water below such a line. */
export const drawWater = (height: number, period: number, phase: number, depth: number): string =>
  `${drawWave(height, period, phase)}V${depth}H${WIDE.left - period}Z`;
