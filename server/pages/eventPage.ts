import type { EventNode, RawBlock } from '../content/Content.ts';
import { breadcrumbTo, crumbTo } from './breadcrumbTo.ts';
import { contentPage } from './contentPage.ts';
import { eventBoats, eventDescription, eventHero } from './events/eventBlocks.ts';
import { eventData } from './events/eventData.ts';
import { isPast } from './events/eventDates.ts';
import { eventForm } from './events/eventForm.ts';
import { orderEvents } from './events/orderEvents.ts';
import { orEmpty } from './orEmpty.ts';
import type { PageDraft, PageRequest } from './PageBuilder.ts';
import { siblingLinks } from './siblingLinks.ts';

/** An event: hero, description, the place to register, the boats on show, its neighbours (spec 1 §2). */
export async function eventPage(node: EventNode, request: PageRequest): Promise<PageDraft> {
  const { event } = node;
  const { route, content, text, now } = request;
  const { locale } = route;
  const [events, types] = await Promise.all([
    orEmpty(content.events(locale), 'the list of events', request),
    orEmpty(content.categories(locale, 'event_categories'), 'the types of events', request),
  ]);
  const list = crumbTo('events', 'list.events', request);
  const place = { trail: [list], label: event.heading };

  const blocks: RawBlock[] = [
    eventHero(event, { types, breadcrumb: breadcrumbTo(place, request), now }),
    eventDescription(event, request),
    ...node.blocks,
    ...(isPast(event, now) ? [] : [await eventForm(event, request)]),
    ...eventBoats(event, request),
    siblingLinks(orderEvents(events, now), node.id, {
      heading: text('event.siblings'),
      listLink: { url: list.url, label: text('list.events.all') },
    }),
  ];
  return contentPage({ ...node, blocks }, request, {
    kind: 'event',
    ...place,
    structuredData: (image) => eventData(event, request, image),
  });
}
