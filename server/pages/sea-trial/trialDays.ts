import { createMemo } from '../../../memo/createMemo.ts';
import type { HomePort } from '../../../schemas/brand.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import { findTideTurns, type TideTurn } from './findTideTurns.ts';
import { type ClosedReason, getClosedReason } from './getClosedReason.ts';
import { getDaylight } from './getDaylight.ts';

/** In milliseconds since 1970. */
interface Period {
  from: number;
  to: number;
}

/** A day and its tide; why no trial begins on it, if none does. */
interface TrialDay extends Omit<NonNullable<Form['trial']>['days'][number], 'closed' | 'afloat'> {
  closed?: ClosedReason;
  /** When a trial has water and daylight. */
  afloat?: Period & Record<'fromClock' | 'toClock', string>;
}

/** Four whole weeks, after the rest of this one. */
const DAYS = 28;
const MONTHS = 6;
/** Times of a trial are said to ten minutes: neither tide nor sun is known better. */
const STEP_MS = 600_000;
const HOUR_MS = 3_600_000;
/** How much of the time afloat has to be in daylight: with two hours of sailing, a trial takes seven eighths of four. */
const LEAST = 7 / 8;
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

/**
 * When a trial has water and daylight around one of these high waters, each with its time on the clock of the port:
 * around the one with the most of it; undefined where the port has no rule, or that is too little.
 */
function findAfloat(
  high: readonly { time: number; clock: string }[],
  { trials, position }: HomePort,
): Period | undefined {
  const rule = trials?.highWater;
  if (!rule) return undefined;
  const half = (rule.hours ?? 2) * HOUR_MS;
  const periods = high
    .filter(({ clock }) => clock >= rule.from && clock <= rule.to)
    .map(({ time }) => {
      const light = position ? getDaylight(time, position) : { from: -Infinity, to: Infinity };
      return {
        from: Math.ceil(Math.max(time - half, light.from) / STEP_MS) * STEP_MS,
        to: Math.floor(Math.min(time + half, light.to) / STEP_MS) * STEP_MS,
      };
    })
    .filter(({ from, to }) => to - from >= LEAST * 2 * half - STEP_MS);
  return periods.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
}

interface TrialDays {
  days: TrialDay[];
  /** The six months after them, such as `2027-01`, with the days on which a trial can begin. */
  months: { month: string; days: string[] }[];
  /** When they are others: midnight at the home port, in milliseconds since 1970. */
  until: number;
}

/** Computed once a day. */
const memoize = createMemo<TrialDays>();

/**
 * The days from tomorrow to the end of the fourth week after this one, with the tide at the home port: those of sea
 * trials, and why not on the others; and those of the six months after.
 */
export function trialDays(now: Date, port: HomePort): TrialDays {
  const { toLocal, getMidnight } = createLocalClock(port.timeZone);
  const today = toLocal(now.getTime());
  const toClock = (time: number): string => new Date(toLocal(time)).toISOString().slice(11, 16);
  const getClosed = (date: string, isAfloat: () => boolean) =>
    getClosedReason({ date, isAfloat }, toIsoDay(today), port);
  /** High and low waters from one midnight to the next. @param day any time of it. */
  const getWaters = (day: number) => {
    const turns = findTideTurns(getMidnight(day), getMidnight(day + DAY_MS), port);
    const timed = turns.map((turn) => ({ ...turn, clock: toClock(turn.time) }));
    return { high: timed.filter(({ isHigh }) => isHigh), low: timed.filter(({ isHigh }) => !isHigh) };
  };
  const toTrialDay = (day: number): TrialDay => {
    const { high, low } = getWaters(day);
    // Turns of the night before and after are neighbours as well: every day has a range.
    const night = 4 * HOUR_MS;
    const near = findTideTurns(getMidnight(day) - night, getMidnight(day + DAY_MS) + night, port);
    const date = toIsoDay(day);
    const afloat = findAfloat(high, port);
    const closed = getClosed(date, () => afloat !== undefined);
    return {
      date,
      high: high.map(({ clock }) => clock),
      low: low.map(({ clock }) => clock),
      range: Math.round(getRange(near) * 10) / 10,
      ...(closed && { closed }),
      ...(afloat && {
        afloat: { ...afloat, fromClock: toClock(afloat.from), toClock: toClock(afloat.to) },
      }),
    };
  };
  const isOffered = (day: number): boolean =>
    !getClosed(toIsoDay(day), () => findAfloat(getWaters(day).high, port) !== undefined);
  // From Monday, 0 days are left of this week.
  const last = today + (DAYS + ((7 - new Date(today).getUTCDay()) % 7)) * DAY_MS;
  return memoize(port, toIsoDay(today), () => ({
    days: eachDay(today + DAY_MS, last + DAY_MS).map(toTrialDay),
    months: getMonthsAfter(last).map(({ month, from, to }) => ({
      month,
      days: eachDay(from, to).filter(isOffered).map(toIsoDay),
    })),
    until: getMidnight(today + DAY_MS),
  }));
}

const eachDay = (from: number, to: number): number[] =>
  Array.from({ length: Math.round((to - from) / DAY_MS) }, (_, index) => from + index * DAY_MS);

/** The months after a day. */
function getMonthsAfter(day: number): (Period & { month: string })[] {
  const [year, month] = [new Date(day).getUTCFullYear(), new Date(day).getUTCMonth()];
  return Array.from({ length: MONTHS }, (_, index) => {
    const from = Date.UTC(year, month + 1 + index);
    return { month: toIsoDay(from).slice(0, 7), from, to: Date.UTC(year, month + 2 + index) };
  });
}
