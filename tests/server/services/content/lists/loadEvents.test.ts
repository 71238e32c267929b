import { describe, expect, it } from 'vitest';
import { type EditorialNode, startEditorialSite } from '../editorialSite.ts';

const event = (id: string, attributes: Record<string, unknown> = {}): EditorialNode => ({
  id,
  in: { en: [`Title of ${id}`, `/events/${id}`] },
  attributes,
});

const load = async (...nodes: EditorialNode[]) => {
  await using site = await startEditorialSite({ nodes: { event: nodes } });
  return { events: await site.content.events('en'), reports: site.events };
};

const startingAt = (id: string, field_start_date: string) => event(id, { field_start_date });

describe('the list of events', () => {
  it('sorted by time of the start, not by text; without a date last', async () => {
    const { events } = await load(
      event('some day'),
      startingAt('evening', '2026-11-21T20:00:00+01:00'),
      startingAt('same moment as noon in Paris', '2026-11-22T00:00:00+13:00'),
      startingAt('first', '2026-11-20T23:00:00-08:00'),
    );
    expect(events.map(({ id }) => id)).toEqual([
      'first',
      'same moment as noon in Paris',
      'evening',
      'some day',
    ]);
  });

  it('equal starts are sorted by node number', async () => {
    const moment = '2026-11-21T20:00:00+01:00';
    const { events } = await load(startingAt('z', moment), startingAt('a', moment), event('y'), event('b'));
    expect(events.map(({ id }) => id)).toEqual(['z', 'a', 'y', 'b']);
  });

  it('end before start: only the start, reported', async () => {
    const { events, reports } = await load(
      event('turned', {
        field_start_date: '2027-01-23T10:00:00+01:00',
        field_end_date: '2027-01-13T10:00:00+01:00',
      }),
    );
    expect(events[0]).toMatchObject({ startDate: '2027-01-23T10:00:00+01:00' });
    expect(events[0]).not.toHaveProperty('endDate');
    expect(reports).toMatchObject([{ event: 'field-invalid', id: 'turned', field: 'field_end_date' }]);
  });

  it('compares start and end as times, not as texts', async () => {
    const { events, reports } = await load(
      event('across zones', {
        field_start_date: '2027-01-23T10:00:00+13:00',
        field_end_date: '2027-01-22T23:00:00+01:00',
      }),
    );
    expect(events[0]).toMatchObject({ endDate: '2027-01-22T23:00:00+01:00' });
    expect(reports).toEqual([]);
  });

  it('no dates: kept, not reported', async () => {
    const { events, reports } = await load(
      event('some day', { field_start_date: null, field_end_date: null }),
    );
    expect(events[0]).not.toHaveProperty('startDate');
    expect(reports).toEqual([]);
  });

  it('has the recipient of requests and the time of the last change', async () => {
    const { events, reports } = await load(event('a', { field_dealer_email: 'one.two+three@example.com' }));
    expect(events[0]).toMatchObject({
      dealerEmail: 'one.two+three@example.com',
      updated: '2026-01-02T09:00:00+00:00',
    });
    expect(reports).toEqual([]);
  });

  it('removes control characters from the address', async () => {
    const { events } = await load(event('a', { field_address: { address_line1: '1\u0001 quai\ud800' } }));
    expect(events[0]?.completeAddress).toEqual({ addressLine1: '1 quai' });
  });

  it.each([
    ['no address', null, undefined],
    [
      'an address whose parts are all empty',
      { address_line1: '', locality: ' ', country_code: null },
      undefined,
    ],
    [
      'an address',
      {
        address_line1: '1 quai',
        address_line2: '',
        postal_code: '13000',
        locality: 'Port',
        country_code: 'FR',
      },
      { addressLine1: '1 quai', postalCode: '13000', locality: 'Port', countryCode: 'FR' },
    ],
    ['a post code spelt the other way', { postalCode: '13000' }, { postalCode: '13000' }],
  ])('address: %s', async (_what, field_address, address) => {
    const { events, reports } = await load(event('a', { field_address }));
    expect(events[0]?.completeAddress).toEqual(address);
    expect(reports).toEqual([]);
  });

  it.each([
    ['the country of its address', {}, 'FR'],
    ['its own country before that of its address', { field_country_code: 'IT' }, 'IT'],
    ['the country of its address in place of a wrong one', { field_country_code: 'Italy' }, 'FR'],
  ])('country: %s', async (_what, attributes, country) => {
    const field_address = { locality: 'Port', country_code: 'FR' };
    const { events } = await load(event('a', { field_address, ...attributes }));
    expect(events[0]?.countryCode).toBe(country);
  });

  it.each([
    ['field_country_code', 'France'],
    ['field_dealer_email', 'one@example.com?bcc=all@example.com'],
    ['field_dealer_email', 'One <one@example.com>'],
    ['field_dealer_email', `one@${'a'.repeat(250)}.com`],
    ['changed', 'yesterday'],
    ['field_address', 'somewhere'],
    ['field_start_date', '2027-01-23'],
    ['field_end_date', '2027-13-01T10:00:00+01:00'],
  ])('%s “%s”: the event without it, reported', async (field, value) => {
    const { events, reports } = await load(event('wrong', { [field]: value }));
    expect(events).toHaveLength(1);
    expect(reports).toMatchObject([{ event: 'field-invalid', id: 'wrong', field }]);
  });

  it('requests only the fields it uses', async () => {
    await using site = await startEditorialSite({ nodes: { event: [event('a', { field_autoplay: true })] } });
    const [first] = await site.content.events('en');
    expect(first).not.toHaveProperty('autoplay');
    expect(site.server.asked.filter((question) => question.includes('autoplay'))).toEqual([]);
  });
});
