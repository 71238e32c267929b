import { toPoint } from './toPoint.ts';

/** Of a feather, in the units of the chart. */
const LENGTH = 15;

/** From where the wind blows, in degrees; none in the horse latitudes and under the equator's calms. */
const toWind = (latitude: number): number | undefined => {
  if (latitude >= 39) return 250;
  return latitude >= 12 && latitude <= 26 ? 62 : undefined;
};

/** Feathers of the steady winds, as on pilot charts: trades in the south, westerlies in the north. */
export function drawWinds(): string {
  const rows = [15, 18.5, 22, 25.5, 40, 43.5, 47];
  return rows
    .flatMap((latitude, row) =>
      Array.from({ length: 7 }, (_, column) => {
        const wind = toWind(latitude);
        const longitude = -60 + 6.4 * column + (row % 2) * 3.2;
        // Clear of the coasts on the eastern side.
        if (wind === undefined || longitude > (latitude < 30 ? -27 : -16)) return '';
        const [x, y] = toPoint(`${latitude} ${longitude}`);
        const turn = (degrees: number, length: number) =>
          [Math.sin((degrees * Math.PI) / 180) * length, -Math.cos((degrees * Math.PI) / 180) * length].map(
            (way) => way.toFixed(1),
          );
        return `M${x} ${y}l${turn(wind, LENGTH).join(' ')}M${x} ${y}l${turn(wind - 28, 5).join(' ')}M${x} ${y}l${turn(wind + 28, 5).join(' ')}`;
      }),
    )
    .join('');
}
