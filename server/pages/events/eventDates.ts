import towns from '../../../locales/countries/towns.json' with { type: 'json' };
import { countryOf, LOCALES, type Locale } from '../../../locales/locales.ts';
import type { Event } from '../../../schemas/entities/event.ts';
import { asHtml } from '../feeds/createFeed.ts';
import type { PageRequest } from '../PageBuilder.ts';

/** End of the day of a moment, in the same time zone. */
const endOfDay = (moment: string): string =>
  `${moment.slice(0, 10)}T23:59:59.999${moment.slice(moment.search(/(?:Z|[+-]\d{2}:\d{2})$/))}`;

/**
 * End of an event, in milliseconds since 1970. Without an end it lasts until its day is over, in the content service's
 * time zone; without a date for ever (behaviour §5.1).
 */
function eventEnd({ startDate, endDate }: Pick<Event, 'startDate' | 'endDate'>): number {
  const end = endDate ?? (startDate && endOfDay(startDate));
  return end === undefined ? Number.POSITIVE_INFINITY : Date.parse(end);
}

/** An event is past when its end is before now (behaviour §5.1). */
export function isPast(event: Pick<Event, 'startDate' | 'endDate'>, now: Date): boolean {
  return eventEnd(event) < now.getTime();
}

/** First and last day of an event, in the content service's time zone; one day is not a range. */
export function eventDays({ startDate, endDate }: Pick<Event, 'startDate' | 'endDate'>): {
  startDay?: string;
  endDay?: string;
} {
  const [startDay, endDay] = [startDate, endDate].map((moment) => moment?.slice(0, 10));
  return {
    ...(startDay && { startDay }),
    ...(endDay && endDay !== startDay && { endDay }),
  };
}

interface Order {
  ordered: readonly Event[];
  /** Validity in milliseconds since 1970: until the next event ends. */
  from: number;
  until: number;
}

const orderMemo = new WeakMap<readonly Event[], Order>();

const order = (events: readonly Event[], now: number): Order => {
  const ends = new Map(events.map((event) => [event, eventEnd(event)]));
  const isPast = (event: Event) => (ends.get(event) ?? 0) < now;
  const { upcoming = [], past = [] } = Object.groupBy(events, (event) =>
    isPast(event) ? 'past' : 'upcoming',
  );
  const until = upcoming.reduce((soonest, event) => Math.min(soonest, ends.get(event) ?? soonest), Infinity);
  return { ordered: [...upcoming, ...past.toReversed()], from: now, until };
};

/**
 * Upcoming events first, the soonest first; then past ones, the latest first (behaviour §5.1). The same array for as
 * long as the same events are upcoming, so that results can be memoized by it.
 *
 * @param events by start.
 */
export function orderEvents(events: readonly Event[], now: Date): readonly Event[] {
  const time = now.getTime();
  const known = orderMemo.get(events);
  if (known && known.from <= time && time <= known.until) return known.ordered;
  const made = order(events, time);
  orderMemo.set(events, made);
  return made.ordered;
}

/**
 * Upcoming events that have a page and a day, the soonest first; `from` and `to` are the first and the last day, for
 * `formatRange` of a format in UTC.
 */
export const comingEvents = (events: readonly Event[], now: Date) =>
  orderEvents(events, now).flatMap((event) => {
    const { url } = event;
    const { startDay, endDay = startDay } = eventDays(event);
    if (isPast(event, now) || !url || !startDay || !endDay) return [];
    return [{ event, url, startDay, from: new Date(startDay), to: new Date(endDay) }];
  });

/** A town as the language calls it: an address has the name that the post knows. */
function townName(locality: string, locale: Locale): string {
  const town: Readonly<Record<string, unknown>> | undefined = towns.find((one) =>
    Object.values(one).includes(locality),
  );
  return String(town?.[locale] ?? town?.['name'] ?? locality);
}

/** How many places are named. */
const PLACES = 3;

/**
 * Where boats can be seen or sailed next, away from the home port: links with place and days in the order of time, as
 * HTML; those in the country of the language come before others that are sooner.
 *
 * @param boat title of the boat that has to be there; any if absent.
 */
export function nextPlaces(
  events: readonly Event[],
  { route: { locale }, brand, now, record }: Pick<PageRequest, 'route' | 'brand' | 'now' | 'record'>,
  boat?: string,
): string[] {
  const { formats } = LOCALES[locale];
  const own = countryOf(locale);
  const dates = new Intl.DateTimeFormat(formats, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const coming = comingEvents(events, now).flatMap(({ event, url, from, to }) => {
    const { completeAddress: { locality } = {}, products } = event;
    const isShown = boat ? products.some(({ title }) => title === boat) : products.length > 0;
    if (!isShown || !locality || locality === brand.homePort?.name) return [];
    const days = dates.formatRange(from, to);
    return [{ event, link: `<a href="${url}">${asHtml(`${townName(locality, locale)}, ${days}`)}</a>` }];
  });
  const isNear = ({ event }: (typeof coming)[number]) => Number(event.countryCode === own);
  const named = coming.toSorted((one, other) => isNear(other) - isNear(one)).slice(0, PLACES);
  if (named.length > 0) record.expire(Math.min(...named.map(({ event }) => eventEnd(event))));
  return coming.flatMap((one) => (named.includes(one) ? [one.link] : []));
}
