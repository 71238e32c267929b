import { buildPath } from '../../../locales/buildPath.ts';
import { LOCALES, type Locale } from '../../../locales/locales.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import type { NextDate } from '../../../schemas/blocks/hub-hero.ts';
import type { Category } from '../../../schemas/entities/category.ts';
import type { Event } from '../../../schemas/entities/event.ts';
import type { EventTeaser } from '../../../schemas/parts/eventTeaser.ts';
import { FILTER_NAMES } from '../../../schemas/parts/filter.ts';
import { toQueryValue } from '../../services/content/toQueryValue.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { comingEvents, eventDays, isPast, orderEvents } from '../events/eventDates.ts';
import { eventFilters } from '../events/eventFilters.ts';
import { isSwitch } from '../knownQuery.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { type ListFilter, narrow, parseListChoices, toQuery } from './ListFilter.ts';
import { chooseFeatured, findListNode, listPage } from './listPage.ts';
import { pagedByQuery, pageNumber, paginate } from './paginate.ts';

/** A past event is featured only when none is upcoming. A label says why one stands before sooner ones. */
const choose = (ordered: readonly Event[], now: Date) => {
  const upcoming = ordered.filter((event) => !isPast(event, now));
  const { featured } = chooseFeatured(upcoming.length > 0 ? upcoming : ordered);
  const label = featured === upcoming[0] ? ('list.events.next' as const) : ('list.events.featured' as const);
  const counts = { upcoming: upcoming.length, past: ordered.length - upcoming.length };
  return {
    featured,
    ...(upcoming.length > 0 && { label }),
    counts,
    others: ordered.filter((event) => event !== featured),
  };
};

/** As many as fit beside the picture of a laptop. */
const NEXT = 3;

/**
 * The next events that have a day and a page, whatever the visitor has chosen: beside the picture of the hero. Dates are
 * written here: a browser may put other spaces into a range, and the hero hydrates.
 */
function toNext(events: readonly Event[], now: Date, locale: Locale): NextDate[] {
  const days = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const dates = new Intl.DateTimeFormat(LOCALES[locale].formats, days);
  return comingEvents(events, now)
    .slice(0, NEXT)
    .map(({ event: { heading, location, displayDate }, url, startDay, from, to }) =>
      withoutUndefined<NextDate>({
        url,
        heading,
        location,
        startDay,
        when: displayDate ?? dates.formatRange(from, to),
      }),
    );
}

const memoizeNext = createMemo<NextDate[]>();
const memoizeFilters = createMemo<ListFilter<Event>[]>();
const memoizeChosen = createMemo<ReturnType<typeof choose>>();

/** The list of events: upcoming ones, then past ones (behaviour §5.1). */
export const eventListPage: PageBuilder = async (request) => {
  const { route, content, now, text } = request;
  const { locale } = route;
  const [found, events, types, products] = await Promise.all([
    findListNode('events', request),
    content.events(locale),
    listOrEmpty(content.categories(locale, 'event_categories'), 'the types of events', request),
    content.productValues(),
  ]);
  if (found?.type !== 'node') return found;

  const query = preselectType(request.query, types);
  const makeFilters = () => eventFilters(events, { types, products }, locale);
  const filters = memoizeFilters(events, locale, makeFilters, types, products);
  const choices = parseListChoices(filters, query);
  // Another array as soon as one of them is over.
  const ordered = orderEvents(events, now);
  const makeChosen = () => choose(narrow(ordered, filters, choices), now);
  const { featured, label, counts, others } = memoizeChosen(ordered, toQuery(choices), makeChosen, filters);

  const slice = paginate(others, pageNumber(query));
  const path = buildPath(locale, 'events');
  const teaser = (event: Event) => eventTeaser(event, types, now);
  const next = memoizeNext(ordered, locale, () => toNext(events, now, locale));
  return listPage(found.node, request, {
    source: ordered,
    filters,
    choices,
    found: text('filter.found.events', counts),
    path,
    toPageUrl: pagedByQuery(path, choices),
    slice,
    ...(next.length > 0 && { heroProps: { next } }),
    featured: featured && { label: label && text(label), event: teaser(featured) },
    list: { type: 'event-list', props: { events: slice.items.map(teaser) } },
  });
};

/** An event on a card. */
function eventTeaser(event: Event, types: readonly Category[], now: Date): EventTeaser {
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

/** Names in the query that have another meaning. */
const TAKEN: ReadonlySet<string> = new Set(['page', ...FILTER_NAMES]);

/**
 * The query of the list of events; the name of an event type selects it: `?lagoon-days`, with or without `=1` or
 * `=true`, is `?event_type=lagoon-days` (behaviour §5.5). Campaigns use the type's name in any language of the list,
 * in any case.
 */
export function preselectType(query: URLSearchParams, types: readonly Category[]): URLSearchParams {
  const switches = [...query].filter(([, value]) => isSwitch(value)).map(([name]) => name.toLowerCase());
  const set = new Set(switches.filter((name) => name !== '' && !TAKEN.has(name)));
  const named = types.find(({ title, value }) => set.has(value) || set.has(toQueryValue(title)));
  if (!named || query.has('event_type')) return query;
  return new URLSearchParams([...query, ['event_type', named.value]]);
}
