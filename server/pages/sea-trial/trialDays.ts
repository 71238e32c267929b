import { createMemo } from '../../../memo/createMemo.ts';
import type { HomePort } from '../../../schemas/brand.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { findTideTurns, type TideTurn } from './findTideTurns.ts';
import { type ClosedReason, getClosedReason } from './getClosedReason.ts';

/** A day and its tide; why no trial begins on it, if none does. */
type TrialDay = Omit<NonNullable<Form['trial']>['days'][number], 'closed'> & { closed?: ClosedReason };

/** Four weeks, from tomorrow. */
const DAYS = 28;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const toIsoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Converts moments into the wall clock of a time zone, as if it were UTC. */
function createLocalClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const toLocal = (time: number): number => Date.parse(`${format.format(time).replace(' ', 'T')}Z`);
  /** Start of a local day. */
  const getMidnight = (day: number): number => {
    const start = Math.floor(day / DAY_MS) * DAY_MS;
    // The offset at noon of the day before is that of its midnight: clocks change later in the night.
    const noon = start - 12 * HOUR_MS;
    return start - (toLocal(noon) - noon);
  };
  return { toLocal, getMidnight };
}

/** The largest difference between neighbouring high and low waters. */
const getRange = (turns: readonly TideTurn[]): number =>
  turns
    .slice(1)
    .reduce(
      (range, { height }, index) => Math.max(range, Math.abs(height - (turns[index]?.height ?? height))),
      0,
    );

interface TrialDays {
  days: TrialDay[];
  /** When they are others: midnight at the home port, in milliseconds since 1970. */
  until: number;
}

/** Computed once a day: it takes some ten milliseconds. */
const memoize = createMemo<TrialDays>();

/** The days of the next four weeks, with the tide at the home port: those of sea trials, and why not on the others. */
export function trialDays(now: Date, port: HomePort): TrialDays {
  const { toLocal, getMidnight } = createLocalClock(port.timeZone);
  const today = toLocal(now.getTime());
  const toTimes = (turns: readonly TideTurn[], isHigh: boolean): string[] =>
    turns
      .filter((turn) => turn.isHigh === isHigh)
      .map(({ time }) => new Date(toLocal(time)).toISOString().slice(11, 16));
  const toTrialDay = (_: unknown, index: number): TrialDay => {
    const day = today + (index + 1) * DAY_MS;
    const [from, to] = [getMidnight(day), getMidnight(day + DAY_MS)];
    const turns = findTideTurns(from, to, port);
    // Turns of the night before and after are neighbours as well: every day has a range.
    const range = getRange(findTideTurns(from - 4 * HOUR_MS, to + 4 * HOUR_MS, port));
    const date = toIsoDay(day);
    const high = toTimes(turns, true);
    const closed = getClosedReason({ date, high }, toIsoDay(today), port);
    return {
      date,
      high,
      low: toTimes(turns, false),
      range: Math.round(range * 10) / 10,
      ...(closed && { closed }),
    };
  };
  return memoize(port, toIsoDay(today), () => ({
    days: Array.from({ length: DAYS }, toTrialDay),
    until: getMidnight(today + DAY_MS),
  }));
}
