export type Point = readonly [x: number, y: number];

const TENTHS = 10;

/** “47.72 -3.72” on the chart: Mercator's projection, ten units for a degree of longitude. */
export function toPoint(position: string): Point {
  const [latitude = 0, longitude = 0] = position.split(' ').map(Number);
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * (180 / Math.PI);
  return [Math.round(longitude * TENTHS), Math.round(north * -TENTHS)];
}
