import { describe, expect, it } from 'vitest';
import type { Event } from '../../../../schemas/entities/event.ts';
import { eventData } from '../../../../server/pages/events/eventData.ts';
import { startEditorialSite } from '../../services/content/editorialSite.ts';
import { anEvent } from '../entities.ts';
import { requestFor } from '../requestFor.ts';

const full: Partial<Event> = {
  heading: 'Winter show',
  startDate: '2027-01-23T10:00:00+01:00',
  endDate: '2027-01-31T18:00:00+01:00',
  location: 'Hall 3, Port',
  completeAddress: {
    addressLine1: '1 quai',
    addressLine2: 'Hall 3',
    postalCode: '13000',
    locality: 'Port',
    countryCode: 'FR',
  },
  shortDesc: '<p>Boats &amp; <em>more</em>.</p>',
};

const buildData = async (particulars: Partial<Event>, image?: string) => {
  await using site = await startEditorialSite({ nodes: {} });
  return eventData(anEvent({ id: 'show', ...particulars }), requestFor('/events/show', site.content), image);
};

describe('schema.org data of an event', () => {
  it('has all required and recommended properties', async () => {
    expect(await buildData(full, 'https://estran.example/a.jpeg')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: 'Winter show',
        startDate: '2027-01-23T10:00:00+01:00',
        endDate: '2027-01-31T18:00:00+01:00',
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: 'Hall 3, Port',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '1 quai, Hall 3',
            postalCode: '13000',
            addressLocality: 'Port',
            addressCountry: 'FR',
          },
        },
        description: 'Boats & more.',
        image: ['https://estran.example/a.jpeg'],
        organizer: { '@type': 'Organization', name: 'Estran', url: 'https://estran.example' },
        url: 'https://estran.example/events/show',
      },
    ]);
  });

  it.each([
    ['a place in words', { location: 'Port' }, { name: 'Port', address: 'Port' }],
    [
      'an address',
      { completeAddress: { locality: 'Port' } },
      { name: 'Port', address: { '@type': 'PostalAddress', addressLocality: 'Port' } },
    ],
  ])('location from %s', async (_what, where, location) => {
    const [data] = await buildData({ startDate: '2027-01-23T10:00:00+01:00', ...where });
    expect(data?.location).toEqual({ '@type': 'Place', ...location });
    expect('eventAttendanceMode' in (data ?? {})).toBe('completeAddress' in where);
    expect(data).not.toHaveProperty('image');
    expect(data).not.toHaveProperty('endDate');
  });

  it.each([
    ['a start', { location: 'Port' }],
    ['a place', { startDate: '2027-01-23T10:00:00+01:00' }],
  ])('none without %s, which is required', async (_what, particulars) => {
    expect(await buildData(particulars)).toEqual([]);
  });
});
