import { buildPath } from '../../../locales/buildPath.ts';
import { withoutUndefined } from '../../content/withoutUndefined.ts';
import { eventFilters } from '../events/eventFilters.ts';
import { eventTeaser } from '../events/eventTeaser.ts';
import { isPast } from '../events/isPast.ts';
import { orderEvents } from '../events/orderEvents.ts';
import { preselectType } from '../events/preselectType.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { chooseFeatured } from './chooseFeatured.ts';
import { emptyList } from './emptyList.ts';
import { findListNode } from './findListNode.ts';
import { listPage } from './listPage.ts';
import { pageNumber } from './pageNumber.ts';
import { paginate } from './paginate.ts';
import { paginationOf } from './paginationOf.ts';
import { narrow, readChoices, toQuery } from './readChoices.ts';

/** The list of events: what is to come, then what is over (spec 1 §2 and §4). */
export const eventListPage: PageBuilder = async (request) => {
  const { route, content, text, now } = request;
  const { locale } = route;
  const [found, events, types] = await Promise.all([
    findListNode('events', request),
    content.events(locale),
    content.categories(locale, 'event_categories'),
  ]);
  if (found?.type !== 'node') return found;

  const query = preselectType(request.query, types);
  const filters = eventFilters(events, types, locale);
  const choices = readChoices(filters, query);
  const ordered = orderEvents(narrow(events, filters, choices), now);
  // What is over opens the list only where nothing is to come.
  const upcoming = ordered.filter((event) => !isPast(event, now));
  const { featured } = chooseFeatured(upcoming.length > 0 ? upcoming : ordered);
  const others = ordered.filter((event) => event !== featured);
  const { items, page, pages } = paginate(others, pageNumber(query));

  const path = buildPath(locale, 'events');
  const urlOf = (number: number) => path + toQuery(choices, number > 1 ? { page: `${number}` } : {});
  const teaser = (event: (typeof events)[number]) => eventTeaser(event, types, now);
  const props = withoutUndefined({
    heading: found.node.title,
    headingHidden: true,
    events: items.map(teaser),
    pagination: paginationOf({ page, pages }, urlOf),
    empty: emptyList(choices, path, text),
  });
  const opening =
    featured && page === 1
      ? [{ id: 'featured', type: 'featured-item', props: { event: teaser(featured) } }]
      : [];
  const rest = featured && items.length === 0 ? [] : [{ id: 'list', type: 'event-list', props }];
  const list = [...opening, ...rest];
  return listPage(found.node, request, { filters, choices, path, list, page, canonicalPath: urlOf(page) });
};
