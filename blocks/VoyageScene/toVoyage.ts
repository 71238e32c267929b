import type { VoyageScene } from '../../schemas/blocks/voyage-scene.ts';
import { type Point, toPoint } from './toPoint.ts';

export const STAYS = ['anchor', 'sea', 'harbour'] as const;

type Stay = (typeof STAYS)[number];

interface Moment extends Pick<VoyageScene['moments'][number], 'track'> {
  nights?: string | undefined;
}

const parseStays = (nights: string | undefined) =>
  (nights?.split(', ') ?? []).map((part) => {
    const [stay, count] = part.split(' ');
    return { stay: stay as Stay, nights: Number(count) };
  });

/** A voyage in figures: its way from moment to moment, and each of its nights. */
export function toVoyage(moments: readonly Moment[]) {
  let night = 0;
  const reached = moments.map(({ track, nights }) => {
    const stays = parseStays(nights).map((stay) => {
      night += stay.nights;
      return { ...stay, from: night - stay.nights };
    });
    return { points: track.split(', ').map(toPoint), stays, night };
  });
  const stays = reached.flatMap((moment) => moment.stays);
  const count = (stay: Stay) => stays.reduce((sum, one) => sum + (one.stay === stay ? one.nights : 0), 0);
  return {
    departure: reached[0]?.points.at(-1) ?? toPoint('0 0'),
    /** Each from the place of the moment before. */
    legs: reached
      .slice(1)
      .map(({ points }, index) => toCurve([...(reached[index]?.points.slice(-1) ?? []), ...points])),
    /** How many have passed at each moment. */
    passed: reached.map((moment) => moment.night),
    stays,
    count,
  };
}

/** A smooth line through points (Catmull and Rom), as path data. */
function toCurve(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const lean = (from: Point, before: Point, after: Point, way: number) =>
    [0, 1].map((axis) =>
      Math.round((from[axis] ?? 0) + (way * ((after[axis] ?? 0) - (before[axis] ?? 0))) / 6),
    );
  const parts = points.slice(1).map((point, index) => {
    const [one, other] = [
      lean(at(index), at(index - 1), point, 1),
      lean(point, at(index), at(index + 2), -1),
    ];
    return `C${[...one, ...other, ...point].join(' ')}`;
  });
  return `M${at(0).join(' ')}${parts.join('')}`;
}
