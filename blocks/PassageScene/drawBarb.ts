const TEN = 10;
/** From the station, where the wind goes, to the end of the staff; between two feathers; how far these reach. */
const STAFF = 15;
const STEP = 3.4;
const REACH = 7;

/**
 * A wind from the north as weather charts draw it, as path data around 0 0: a feather for ten knots, half of one for five.
 */
export function drawBarb(knots: number): string {
  const halves = Math.round(knots / (TEN / 2));
  const feathers = Array.from({ length: Math.ceil(halves / 2) }, (_, index) => {
    const reach = halves - 2 * index > 1 ? REACH : REACH / 2;
    // A half one alone stands off the end of the staff, so that it is not taken for a whole one.
    const top = (index + (halves === 1 ? 1 : 0)) * STEP - STAFF;
    return `M0 ${top.toFixed(1)}l${reach} -${(reach * 0.45).toFixed(1)}`;
  });
  return `M0 ${STAFF}V-${STAFF}M-2.6 ${STAFF - 5}L0 ${STAFF}L2.6 ${STAFF - 5}${feathers.join('')}`;
}
