import type { Category } from '../../../schemas/entities/category.ts';
import type { Event } from '../../../schemas/entities/event.ts';
import type { EventTeaser } from '../../../schemas/parts/eventTeaser.ts';
import { withoutUndefined } from '../../content/withoutUndefined.ts';
import { eventDays } from './eventDays.ts';
import { isPast } from './isPast.ts';

/** An event as a card shows it. */
export function eventTeaser(event: Event, types: readonly Category[], now: Date): EventTeaser {
  const { id, url, heading, image, typeId, location, displayDate, products } = event;
  return withoutUndefined<EventTeaser>({
    id,
    url,
    heading,
    image,
    eventType: types.find((type) => type.id === typeId)?.title,
    location,
    ...eventDays(event),
    displayDate,
    products: products.map(({ title }) => title),
    isPast: isPast(event, now),
  });
}
