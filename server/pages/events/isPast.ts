import type { Event } from '../../../schemas/entities/event.ts';
import { eventEnd } from './eventEnd.ts';

/** An event is past when its end is before now (spec 1 §4). */
export function isPast(event: Pick<Event, 'startDate' | 'endDate'>, now: Date): boolean {
  return eventEnd(event) < now.getTime();
}
