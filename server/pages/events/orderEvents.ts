import type { Event } from '../../../schemas/entities/event.ts';
import { isPast } from './isPast.ts';

/** Upcoming events first, the soonest first; then the past ones, the latest first (spec 1 §4). @param events by start. */
export function orderEvents(events: readonly Event[], now: Date): readonly Event[] {
  const { upcoming = [], past = [] } = Object.groupBy(events, (event) =>
    isPast(event, now) ? 'past' : 'upcoming',
  );
  return [...upcoming, ...past.toReversed()];
}
