import { LOCALES, type Locale } from '../../../locales/locales.ts';
import type { HomePort } from '../../../schemas/brand.ts';
import type { Form } from '../../../schemas/parts/form.ts';

const DAY_MS = 86_400_000;

/** Why no trial begins on a day; the catalogues have a text for each. */
export type ClosedReason = 'rest' | 'holiday' | 'notice' | 'tide';

type Trials = NonNullable<HomePort['trials']>;

/** Rules of a port that has none of its own (behaviour §7.11): no holidays and no tide, which differ from port to port. */
const DEFAULTS = { noticeDays: 2, closedWeekdays: [7] } as const satisfies Trials;

export const getTrialRules = ({ trials }: Pick<HomePort, 'trials'>) => ({ ...DEFAULTS, ...trials });

/** Easter Sunday of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8), in milliseconds since 1970. */
export function getEaster(year: number): number {
  const [moonYear, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * moonYear + century - Math.floor(century / 4) - shift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((moonYear + 11 * epact + 22 * weekday) / 451);
  const march = epact + weekday - 7 * late + 22;
  return Date.UTC(year, 2, march);
}

/** Whether a rule such as `12-25` or `easter+39` means a day. */
function isHoliday(rule: string, time: number): boolean {
  const date = new Date(time);
  if (!rule.startsWith('easter')) return date.toISOString().slice(5, 10) === rule;
  return time === getEaster(date.getUTCFullYear()) + Number(rule.slice('easter'.length)) * DAY_MS;
}

interface Day {
  /** ISO 8601. */
  date: string;
  /** Whether there is a time with water and daylight; asked last, and only where the port wants that. */
  isAfloat: () => boolean;
}

/**
 * Why a trial cannot begin on a day: first what stays so, then what depends on today, then the tide.
 *
 * @param today ISO 8601, at the port.
 */
export function getClosedReason(
  { date, isAfloat }: Day,
  today: string,
  port: Pick<HomePort, 'trials'>,
): ClosedReason | undefined {
  const { noticeDays, closedWeekdays, holidays, highWater }: Trials = getTrialRules(port);
  const time = Date.parse(date);
  if (holidays?.days.some((rule) => isHoliday(rule, time))) return 'holiday';
  if (closedWeekdays?.includes(new Date(time).getUTCDay() || 7)) return 'rest';
  if (time - Date.parse(today) <= (noticeDays ?? 0) * DAY_MS) return 'notice';
  if (highWater && !isAfloat()) return 'tide';
  return undefined;
}

/** How many days with tours of the yard are offered. */
const TOUR_DAYS = 6;

/** The next days with tours of the yard: on its days of the week, with notice, and on no holiday (behaviour §7.12). */
export function getTourDays(
  now: Date,
  { timeZone, trials, tours }: Pick<HomePort, 'timeZone' | 'trials' | 'tours'>,
): string[] {
  if (!tours) return [];
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
  const closedWeekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => !tours.weekdays.includes(day));
  const rules = {
    ...(trials?.holidays && { holidays: trials.holidays }),
    noticeDays: tours.noticeDays ?? 1,
    closedWeekdays,
  };
  const days: string[] = [];
  // In a year there are more, whatever the rules.
  for (let time = Date.parse(today); days.length < TOUR_DAYS; time += DAY_MS) {
    const date = new Date(time).toISOString().slice(0, 10);
    if (!getClosedReason({ date, isAfloat: () => true }, today, { trials: rules })) days.push(date);
  }
  return days;
}

/** Days in words: neighbours are one range, which stays on its line. */
export function toDayRanges(
  dates: readonly string[],
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string {
  const { formats } = LOCALES[locale];
  const format = new Intl.DateTimeFormat(formats, { ...options, timeZone: 'UTC' });
  const runs: { from: number; to: number }[] = [];
  for (const day of dates.map((date) => Date.parse(date))) {
    const last = runs.at(-1);
    if (last && day - last.to === DAY_MS) last.to = day;
    else runs.push({ from: day, to: day });
  }
  const words = runs.map(({ from, to }) => format.formatRange(from, to).replaceAll(/\s/g, '\u00a0'));
  return new Intl.ListFormat(formats).format(words);
}

/** The reasons of days that are not offered, each with its days. */
export function toReasons(
  days: readonly { date: string; closed?: string }[],
  locale: Locale,
): NonNullable<Form['trial']>['reasons'] {
  const toDays = (all: typeof days) =>
    toDayRanges(
      all.map(({ date }) => date),
      locale,
      { day: 'numeric', month: 'long' },
    );
  return [...Map.groupBy(days, ({ closed }) => closed)].flatMap(([text, all]) =>
    text ? [{ text, days: toDays(all) }] : [],
  );
}
