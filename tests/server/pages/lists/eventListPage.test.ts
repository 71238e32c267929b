import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyLists } from '../../../../schemas/entities/lists.ts';
import type { Page } from '../../../../schemas/page.ts';
import { eventListPage } from '../../../../server/pages/lists/eventListPage.ts';
import { validateDraft } from '../../../../server/pages/validateDraft.ts';
import {
  type Editorial,
  type EditorialNode,
  hubHero,
  listNode,
  startEditorialSite,
} from '../../services/content/editorialSite.ts';
import type { SmallSite } from '../../services/content/smallSite.ts';
import { getBlockProps } from '../pageAt.ts';
import { requestFor } from '../requestFor.ts';

const FILTERS = ['country', 'product', 'event_type'];

const event = (
  id: string,
  startDay: string | undefined,
  attributes = {},
  typeId = 'shows',
): EditorialNode => ({
  id,
  in: { en: [`Event ${id}`, `/events/${id}`], fr: [`Événement ${id}`, `/evenements/${id}`] },
  attributes: {
    field_start_date: startDay ? `${startDay}T10:00:00+01:00` : null,
    field_country_code: 'FR',
    ...attributes,
  },
  relationships: { field_event_type: { type: 'taxonomy_term--event_categories', id: typeId } },
});

const startSiteWith = (...events: EditorialNode[]) => startEditorialSite(toEditorial(events));

const toEditorial = (events: EditorialNode[]): Editorial => ({
  nodes: {
    page: [listNode('list', { en: ['Events', '/events'], fr: ['Événements', '/evenements'] }, FILTERS)],
    event: events,
  },
  others: [
    hubHero(FILTERS),
    { type: 'taxonomy_term--event_categories', id: 'shows', attributes: { name: 'Boat shows' } },
    {
      type: 'taxonomy_term--event_categories',
      id: 'days',
      attributes: (locale) => ({ name: locale === 'fr' ? 'Journées Lagoon' : 'Lagoon days' }),
    },
  ],
});

/** The valid page at an address, on the morning of 21 November 2026 unless it says otherwise. */
const pageAt = async (
  { content }: SmallSite,
  address: string,
  now = '2026-11-21T09:00:00Z',
): Promise<Page> => {
  const answer = await eventListPage(requestFor(address, content, new Date(now)));
  if (answer?.type !== 'page') throw new Error(`${address} is no page`);
  const { page, dropped } = validateDraft(answer.draft, emptyLists);
  expect(dropped).toEqual([]);
  return page;
};

const shownOn = (page: Page) => ({
  featured: getBlockProps(page, 'featured-item')?.event?.id,
  list: getBlockProps(page, 'event-list')?.events.map(({ id }) => id),
});

describe('the list of events', () => {
  let site: SmallSite;
  beforeAll(async () => {
    site = await startSiteWith(
      event('summer', '2026-07-01'),
      event('some day', undefined),
      event('winter', '2026-12-10', { field_country_code: 'DE' }),
      event('today', '2026-11-21', {}, 'days'),
      event('spring', '2026-03-01', { sticky: true }),
      event('next year', '2027-01-10', { sticky: true }),
    );
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('features the sticky upcoming event; then the soonest, past ones last', async () => {
    expect(shownOn(await pageAt(site, '/events'))).toEqual({
      featured: 'next year',
      list: ['today', 'winter', 'some day', 'summer', 'spring'],
    });
  });

  it.each([
    ['/events', 'Featured', '4 upcoming, 2 past'],
    ['/fr/evenements?country=de', 'Prochain rendez-vous', '1 à venir'],
    ['/events?event_type=lagoon-days&country=de', undefined, 'None upcoming'],
  ])('%s: why the first one stands there, and how many there are', async (address, label, result) => {
    const page = await pageAt(site, address);
    expect(getBlockProps(page, 'featured-item')?.label).toBe(label);
    expect(getBlockProps(page, 'hub-hero')?.filterResult).toBe(result);
  });

  it.each([
    ['/events', '2026-11-21T09:00:00Z', ['today', 'winter', 'next year']],
    ['/events', '2026-11-22T09:00:00Z', ['winter', 'next year']],
    ['/fr/evenements?country=de', '2026-11-21T09:00:00Z', ['today', 'winter', 'next year']],
    ['/events', '2027-06-01T09:00:00Z', undefined],
  ])('%s at %s: the opening has the next three with a day, whatever is chosen', async (address, now, ids) => {
    const next = getBlockProps(await pageAt(site, address, now), 'hub-hero')?.next;
    expect(next?.map(({ url }) => decodeURI(url.split('/').at(-1) ?? ''))).toEqual(ids);
  });

  it('an opening says its dates in the language of the page', async () => {
    const next = getBlockProps(await pageAt(site, '/fr/evenements'), 'hub-hero')?.next;
    expect(next?.map(({ startDay, when }) => [startDay, when])).toEqual([
      ['2026-11-21', '21 novembre 2026'],
      ['2026-12-10', '10 décembre 2026'],
      ['2027-01-10', '10 janvier 2027'],
    ]);
  });

  it('isPast only for past events', async () => {
    const { events = [] } = getBlockProps(await pageAt(site, '/events'), 'event-list') ?? {};
    expect(events.filter(({ isPast }) => isPast).map(({ id }) => id)).toEqual(['summer', 'spring']);
  });

  it.each([
    ['2026-11-21T22:59:59.999Z', false],
    ['2026-11-21T23:00:00Z', true],
  ])('at %s: an event of that day is past: %s', async (now, past) => {
    const { events = [] } = getBlockProps(await pageAt(site, '/events', now), 'event-list') ?? {};
    expect(events.find(({ id }) => id === 'today')?.isPast).toBe(past);
  });

  it.each([
    ['/events?event_type=lagoon-days', 'Lagoon days | Events'],
    ['/events?lagoon-days', 'Lagoon days | Events'],
    ['/evenements?lagoon-days', 'Journées Lagoon | Événements'],
    ['/evenements?journees-lagoon', 'Journées Lagoon | Événements'],
  ])('%s: type Lagoon days is selected', async (address, title) => {
    const page = await pageAt(site, address.replace('/evenements', '/fr/evenements'));
    expect(shownOn(page).featured).toBe('today');
    expect(getBlockProps(page, 'hub-hero')?.filters?.find(({ name }) => name === 'event_type')?.value).toBe(
      'lagoon-days',
    );
    expect(page.seo).toMatchObject({ title, robots: 'noindex,follow' });
    expect(page.seo.canonicalUrl).toMatch(/\?event_type=lagoon-days$/);
  });

  it('no match: a message and a link to the whole list', async () => {
    const page = await pageAt(site, '/fr/evenements?country=de&event_type=lagoon-days');
    expect(shownOn(page)).toEqual({ featured: undefined, list: [] });
    expect(getBlockProps(page, 'event-list')?.empty).toMatchObject({ resetUrl: '/fr/evenements' });
  });

  it('filters submit to the list’s own URL', async () => {
    expect(getBlockProps(await pageAt(site, '/fr/evenements'), 'hub-hero')).toMatchObject({
      filterAction: '/fr/evenements',
    });
  });
});

describe('an event list whose types fail', () => {
  it('renders without types', async () => {
    await using site = await startEditorialSite({
      ...toEditorial([event('a', '2026-12-10')]),
      special: (question) => (question.includes('/taxonomy_term/') ? { status: 500, body: {} } : undefined),
    });
    const page = await pageAt(site, '/events?event_type=boat-shows&country=fr');
    expect(shownOn(page).featured).toBe('a');
    expect(getBlockProps(page, 'featured-item')?.event).not.toHaveProperty('eventType');
  });
});

describe('an event without a country of its own', () => {
  it('is filtered by the country of its address', async () => {
    const field_address = { locality: 'Lisbon', country_code: 'PT' };
    await using site = await startSiteWith(
      event('a', '2026-12-10'),
      event('b', '2026-12-20', { field_country_code: null, field_address }),
    );
    expect(shownOn(await pageAt(site, '/events?country=pt')).featured).toBe('b');
  });
});

describe('an event list with past events only', () => {
  it('features the sticky one, else the latest', async () => {
    const past = [event('spring', '2026-03-01'), event('summer', '2026-07-01')];
    await using latest = await startSiteWith(...past);
    expect(shownOn(await pageAt(latest, '/events'))).toEqual({ featured: 'summer', list: ['spring'] });
    await using sticky = await startSiteWith(...past, event('winter', '2026-01-10', { sticky: true }));
    expect(shownOn(await pageAt(sticky, '/events'))).toEqual({
      featured: 'winter',
      list: ['summer', 'spring'],
    });
  });
});

describe('a long list of events', () => {
  const many = Array.from({ length: 14 }, (_, index) => event(`e${index}`, `2027-01-${index + 10}`));

  it.each([
    ['/events', 1, 6, 'https://estran.example/events'],
    ['/events?page=1', 1, 6, 'https://estran.example/events'],
    ['/events?page=0', 1, 6, 'https://estran.example/events'],
    ['/events?page=-1', 1, 6, 'https://estran.example/events'],
    ['/events?page=abc', 1, 6, 'https://estran.example/events'],
    ['/events?page=2', 2, 6, 'https://estran.example/events?page=2'],
    ['/events?page=3', 3, 1, 'https://estran.example/events?page=3'],
    ['/events?page=999999', 3, 1, 'https://estran.example/events?page=3'],
    ['/events?page=2&country=fr', 2, 6, 'https://estran.example/events?country=fr&page=2'],
  ])('%s: page %i of %i, canonical %s', async (address, number, length, canonicalUrl) => {
    await using site = await startSiteWith(...many);
    const page = await pageAt(site, address);
    const props = getBlockProps(page, 'event-list');
    expect(props?.pagination?.page).toBe(number);
    expect(props?.events).toHaveLength(length);
    expect(page.seo.canonicalUrl).toBe(canonicalUrl);
    expect(shownOn(page).featured).toBe(number === 1 ? 'e0' : undefined);
  });
});

describe('a list without events', () => {
  it('a message and no reset link', async () => {
    await using site = await startSiteWith();
    const props = getBlockProps(await pageAt(site, '/events'), 'event-list');
    expect(props).toMatchObject({ events: [] });
    expect(props?.empty).not.toHaveProperty('resetUrl');
  });
});
