import type { Event } from '../../../schemas/entities/event.ts';
import { eventEnd } from './eventDates.ts';

interface Order {
  ordered: readonly Event[];
  /** Moments between which it holds, in milliseconds since 1970: from when it was made until the next event ends. */
  from: number;
  until: number;
}

const kept = new WeakMap<readonly Event[], Order>();

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
 * Upcoming events first, the soonest first; then the past ones, the latest first (spec 1 §4). The same array as long
 * as the same events are to come, so that what is made of it can be kept with it.
 *
 * @param events by start.
 */
export function orderEvents(events: readonly Event[], now: Date): readonly Event[] {
  const time = now.getTime();
  const known = kept.get(events);
  if (known && known.from <= time && time <= known.until) return known.ordered;
  const made = order(events, time);
  kept.set(events, made);
  return made.ordered;
}
