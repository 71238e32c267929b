import type { PassageScene } from '../../schemas/blocks/passage-scene.ts';
import { toMinutes } from '../NightScene/toNight.ts';
import { toTotals } from '../NightScene/toTotals.ts';

interface Log extends Pick<PassageScene, 'hour' | 'sunset' | 'sunrise'> {
  days: readonly Pick<PassageScene['days'][number], 'speeds' | 'barbs'>[];
}

const HOURS = 24;

/** A passage in figures: the miles of each day, which are those of its hours, the best of them, and its nights in hours. */
export function toPassage({ hour, sunset, sunrise, days }: Log) {
  const speeds = days.map((day) => day.speeds.split(' ').map(Number));
  const miles = speeds.map((hours) => Math.round(toTotals(hours).at(-1) ?? 0));
  const dusk = toMinutes(hour, sunset) / 60;
  return {
    speeds,
    miles,
    /** On the log at the end of each day. */
    logged: toTotals(miles),
    best: miles.indexOf(Math.max(...miles)),
    nights: days.map((_, index) => ({
      from: index * HOURS + dusk,
      hours: toMinutes(sunset, sunrise) / 60,
    })),
    winds: days.flatMap((day) =>
      day.barbs.split(', ').map((wind) => {
        const [from = 0, knots = 0] = wind.split(' ').map(Number);
        return { from, knots };
      }),
    ),
  };
}

export type Passage = ReturnType<typeof toPassage>;
