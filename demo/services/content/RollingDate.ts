export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const ZONE = 'Europe/Paris';
const DAY_MS = 24 * 60 * 60 * 1000;

const dayIn = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });
const offsetIn = new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' });

/** UTC offset at a moment, such as `+02:00`. */
const offsetAt = (moment: number): string =>
  offsetIn
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice('GMT'.length) ?? '';

/**
 * A moment some weeks from now, on a given day of the week: demo events that never expire. Evaluated for each answer,
 * in the format and time zone in which Drupal writes dates.
 */
export class RollingDate {
  readonly #weeks: number;
  readonly #weekday: number;
  readonly #time: string;

  /** @param time `HH:MM`, in the time zone Europe/Paris. */
  constructor(weeks: number, weekday: (typeof WEEKDAYS)[number], time: string) {
    this.#weeks = weeks;
    this.#weekday = WEEKDAYS.indexOf(weekday);
    this.#time = time;
  }

  /** @param now milliseconds since 1970. */
  at(now: number): string {
    const today = Date.parse(dayIn.format(now));
    const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
    const day = today + (this.#weeks * 7 + this.#weekday - sinceMonday) * DAY_MS;
    const written = `${new Date(day).toISOString().slice(0, 10)}T${this.#time}:00`;
    // Daylight saving changes at night: the offset at noon holds in opening hours.
    return written + offsetAt(day + DAY_MS / 2);
  }

  toJSON(): string {
    return this.at(Date.now());
  }
}
