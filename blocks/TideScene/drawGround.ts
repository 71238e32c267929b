import { type Places, STAFF, WIDE } from './toPlaces.ts';

/** Half the width of the channel at its top, and its depth below low water, in centimetres. */
const CHANNEL = { half: 215, depth: 62 };
/** Between two ripples at the top of the sand. */
const RIPPLE = 38;

/** The sand from the side: its top with ripples, and the channel in which the staff stands. */
export function drawGround({ sand }: Places, bottom: number): { ground: string; edge: string } {
  const { half, depth } = CHANNEL;
  const [left, right] = [STAFF - half, STAFF + half];
  const ripples = (from: number, to: number) =>
    `q${RIPPLE / 4}-5 ${RIPPLE / 2} 0t${RIPPLE / 2} 0`.repeat(Math.floor((to - from) / RIPPLE));
  const start = left - Math.floor((left - WIDE.left) / RIPPLE) * RIPPLE;
  const edge = `M${start} ${-sand}${ripples(start, left)}C${left + 70} ${-sand} ${left + 80} ${depth} ${STAFF} ${depth}S${right - 70} ${-sand} ${right} ${-sand}${ripples(right, WIDE.right)}`;
  return { edge, ground: `${edge}V${bottom}H${WIDE.left}Z` };
}

/** Lines of older sand below it, each at its depth. */
export const drawLayers = (): string =>
  [
    [78, 900, 16],
    [118, 1300, 22],
    [172, 1700, 18],
  ]
    .map(([y = 0, period = 1, bend = 0]) => {
      const count = Math.ceil((WIDE.right - WIDE.left) / period);
      return `M${WIDE.left} ${y}q${period / 4}-${bend} ${period / 2} 0${`t${period / 2} 0`.repeat(2 * count)}`;
    })
    .join('');
