import type { Event } from '../../../../schemas/entities/event.ts';
import { eventInclude, parseEvent } from '../nodes/event.ts';
import { type Listed, loadNodes } from './loadNodes.ts';

const getStartTime = ({ startDate }: Event): number =>
  startDate === undefined ? Number.POSITIVE_INFINITY : Date.parse(startDate);

/** The soonest first; those without a date last. */
const soonestFirst = ({ entry: one }: Listed<Event>, { entry: other }: Listed<Event>): number => {
  const [start, otherStart] = [getStartTime(one), getStartTime(other)];
  return start === otherStart ? one.nid - other.nid : start - otherStart;
};

/** All events of a language, by start. */
export const loadEvents = loadNodes<Event>({
  bundle: 'event',
  fields: [
    'heading',
    'short_description',
    'long_description',
    'hero_image',
    'event_type',
    'location',
    'address',
    'country_code',
    'start_date',
    'end_date',
    'display_date',
    'dealer_name',
    'dealer_email',
    'dealer_ids',
    'salesforce_channel',
    'show_all_dealers',
    'link',
    'video_url',
    'iframe_url',
    'products',
  ].map((name) => `field_${name}`),
  include: eventInclude,
  sort: 'field_start_date',
  read: parseEvent,
  order: soonestFirst,
});
