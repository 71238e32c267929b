import { describe, expect, it } from 'vitest';
import { emptyLists } from '../../../schemas/entities/lists.ts';
import type { Page } from '../../../schemas/page.ts';
import { nodePage } from '../../../server/pages/nodePage.ts';
import { validateDraft } from '../../../server/pages/validateDraft.ts';
import { type EditorialNode, hubs, startEditorialSite } from '../services/content/editorialSite.ts';
import type { CannedAnswer } from '../services/content/startContentServer.ts';
import { getBlockProps } from './pageAt.ts';
import { requestFor } from './requestFor.ts';

const show = (attributes: Record<string, unknown> = {}): EditorialNode => ({
  id: 'show',
  in: { en: ['Winter show', '/events/show'], de: ['Wintermesse', '/veranstaltungen/messe'] },
  attributes: {
    field_start_date: '2027-01-23T10:00:00+01:00',
    field_end_date: '2027-01-31T18:00:00+01:00',
    field_dealer_email: 'one@example.com',
    ...attributes,
  },
});

const other = (id: string, day: string): EditorialNode => ({
  id,
  in: { en: [`Event ${id}`, `/events/${id}`] },
  attributes: { field_start_date: `${day}T10:00:00+01:00` },
});

interface Circumstances {
  address?: string;
  now?: string;
  lists?: readonly EditorialNode[];
  special?: (question: string) => CannedAnswer | undefined;
}

const buildEventPage = async (
  events: readonly EditorialNode[],
  { address = '/events/show', now = '2026-11-21T09:00:00Z', special, lists = hubs }: Circumstances = {},
): Promise<Page> => {
  await using site = await startEditorialSite({
    nodes: { event: events, page: lists },
    ...(special && { special }),
  });
  const answer = await nodePage(requestFor(address, site.content, new Date(now)));
  if (answer?.type !== 'page') throw new Error(`${address} is no page`);
  const { page, dropped } = validateDraft(answer.draft, emptyLists);
  expect(dropped).toEqual([]);
  return page;
};

describe('an event to come', () => {
  it('without a list in its language: breadcrumb without the list', async () => {
    const page = await buildEventPage([show(), other('a', '2027-02-01')], { lists: [] });
    expect(page.breadcrumb.items).toEqual([{ label: 'Home', url: '/' }, { label: 'Winter show' }]);
    expect(getBlockProps(page, 'sibling-links')).not.toHaveProperty('list');
    const alone = await buildEventPage([show()], { lists: [] });
    expect(alone.blocks.map(({ type }) => type)).not.toContain('sibling-links');
  });

  it('has heading, dates, calendar file and the registration form', async () => {
    const page = await buildEventPage([show()]);
    expect(page.kind).toBe('event');
    expect(getBlockProps(page, 'event-hero')).toMatchObject({
      heading: 'Winter show',
      startDay: '2027-01-23',
      endDay: '2027-01-31',
      isPast: false,
    });
    expect(getBlockProps(page, 'event-description')).toMatchObject({ calendarUrl: '/events/show.ics' });
    expect(getBlockProps(page, 'lead-form')).toMatchObject({
      form: {
        mode: 'event_subscription',
        action: '/events/show',
        event: { title: 'Winter show', from: '2027-01-23', to: '2027-01-31' },
      },
    });
    // Whom it is sent to, the server knows when it comes.
    expect(JSON.stringify(getBlockProps(page, 'lead-form'))).not.toContain('one@example.com');
    expect(page.seo.structuredData.map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  });

  it('address by postal rules, country in the page’s language', async () => {
    const field_address = {
      address_line1: '1 Pier',
      postal_code: '10001',
      locality: 'Port',
      country_code: 'US',
    };
    const page = await buildEventPage([show({ field_address })], { address: '/de/veranstaltungen/messe' });
    expect(getBlockProps(page, 'event-description')).toMatchObject({
      address: ['1 Pier', 'Port 10001'],
      country: 'Vereinigte Staaten',
      calendarUrl: '/de/veranstaltungen/messe.ics',
    });
    expect(page.seo.structuredData.map((data) => data['@type'])).toEqual(['Event', 'BreadcrumbList']);
  });

  it('previous and next in the order of the list, past events last', async () => {
    const events = [other('over', '2026-03-01'), other('before', '2026-12-01'), show()];
    expect(getBlockProps(await buildEventPage(events), 'sibling-links')).toMatchObject({
      previous: { url: '/events/before' },
      next: { url: '/events/over' },
      list: { url: '/events' },
    });
  });

  it('uses the heading instead of the title in breadcrumb and links', async () => {
    const page = await buildEventPage([show({ field_heading: 'The winter show' })]);
    expect(page.breadcrumb.items).toEqual([
      { label: 'Home', url: '/' },
      { label: 'Events', url: '/events' },
      { label: 'The winter show' },
    ]);
    expect(getBlockProps(page, 'event-hero')?.breadcrumb).toEqual(page.breadcrumb.items);
  });

  it('starts and ends on one day: one date', async () => {
    const page = await buildEventPage([show({ field_end_date: '2027-01-23T18:00:00+01:00' })]);
    expect(getBlockProps(page, 'event-hero')).toMatchObject({ startDay: '2027-01-23' });
    expect(getBlockProps(page, 'event-hero')).not.toHaveProperty('endDay');
  });
});

describe('an event that is over', () => {
  it('has no calendar file and no form', async () => {
    const page = await buildEventPage([show()], { now: '2027-01-31T17:00:00.001Z' });
    expect(getBlockProps(page, 'event-hero')).toMatchObject({ isPast: true });
    expect(getBlockProps(page, 'event-description')).not.toHaveProperty('calendarUrl');
    expect(getBlockProps(page, 'contact-form')).toBeUndefined();
  });
});

describe('an event with gaps', () => {
  it('no dates: renders, is not past, no calendar file', async () => {
    const page = await buildEventPage([show({ field_start_date: null, field_end_date: null })], {
      now: '2050-01-01T00:00:00Z',
    });
    expect(getBlockProps(page, 'event-hero')).toMatchObject({ isPast: false });
    expect(getBlockProps(page, 'event-hero')).not.toHaveProperty('startDay');
    expect(getBlockProps(page, 'event-description')).not.toHaveProperty('calendarUrl');
  });

  it('end before start: only the start', async () => {
    const page = await buildEventPage([show({ field_end_date: '2027-01-03T18:00:00+01:00' })]);
    expect(getBlockProps(page, 'event-hero')).toMatchObject({ startDay: '2027-01-23' });
    expect(getBlockProps(page, 'event-hero')).not.toHaveProperty('endDay');
  });

  it('renders when list and types fail', async () => {
    const page = await buildEventPage([show()], {
      special: (question) =>
        /\/jsonapi\/(taxonomy_term|node\/event\?.*sort=)/.test(question)
          ? { status: 500, body: {} }
          : undefined,
    });
    expect(getBlockProps(page, 'event-hero')).toMatchObject({ heading: 'Winter show' });
    expect(getBlockProps(page, 'sibling-links')).toMatchObject({ list: { url: '/events' } });
  });
});
