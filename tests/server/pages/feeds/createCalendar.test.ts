import { describe, expect, it } from 'vitest';
import type { Event } from '../../../../schemas/entities/event.ts';
import { createCalendar } from '../../../../server/pages/feeds/createCalendar.ts';
import { anEvent } from '../entities.ts';

const SITE = { siteUrl: 'https://estran.example', path: '/events/show', brand: 'Estran' };

/** Lines of the calendar, long ones joined again (RFC 5545, 3.1). */
const toCalendarLines = (particulars: Partial<Event>): string[] | undefined =>
  createCalendar(anEvent({ id: 'show', ...particulars }), SITE)
    ?.replace(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n');

const getProperty = (lines: string[] | undefined, name: string) =>
  lines?.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

const startDate = '2027-01-23T10:00:00+01:00';

describe('a calendar file', () => {
  it('PRODID names the brand', () => {
    expect(getProperty(toCalendarLines({ startDate }), 'PRODID')).toBe('-//Estran//bridgedeck//EN');
  });

  it('contains one VEVENT', () => {
    const lines = toCalendarLines({ startDate });
    expect(lines?.[0]).toBe('BEGIN:VCALENDAR');
    expect(lines?.at(-1)).toBe('END:VCALENDAR');
    expect(lines?.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines?.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines?.every((line) => /^[A-Z-]+[:;]/.test(line))).toBe(true);
    expect(getProperty(lines, 'VERSION')).toBe('2.0');
    expect(getProperty(lines, 'UID')).toBe('show@estran.example');
  });

  it('times are in UTC', () => {
    const lines = toCalendarLines({
      startDate: '2027-07-14T10:00:00+02:00',
      endDate: '2027-07-18T01:00:00+02:00',
    });
    expect(getProperty(lines, 'DTSTART')).toBe('20270714T080000Z');
    expect(getProperty(lines, 'DTEND')).toBe('20270717T230000Z');
  });

  it.each([
    ['no end', undefined],
    ['an end that is its start', startDate],
  ])('%s: no DTEND, which must be after the start', (_what, endDate) => {
    const lines = toCalendarLines({ startDate, ...(endDate && { endDate }) });
    expect(getProperty(lines, 'DTSTART')).toBe('20270123T090000Z');
    expect(getProperty(lines, 'DTEND')).toBeUndefined();
  });

  it('summary and location are plain text with commas and semicolons escaped', () => {
    const lines = toCalendarLines({
      startDate,
      heading: 'Show; boats, and more',
      shortDesc: '<p>Step &amp; <em>aboard</em>.</p>',
      location: 'Hall 3',
      completeAddress: { addressLine1: '1 quai', postalCode: '13000', locality: 'Port', countryCode: 'FR' },
    });
    expect(getProperty(lines, 'SUMMARY')).toBe('Show\\; boats\\, and more');
    expect(getProperty(lines, 'DESCRIPTION')).toBe('Step & aboard.');
    expect(getProperty(lines, 'LOCATION')).toBe('Hall 3\\, 1 quai\\, 13000 Port');
    expect(lines?.some((line) => line.endsWith('https://estran.example/events/show'))).toBe(true);
  });

  it('a hostile id stays on one line', () => {
    const lines = toCalendarLines({ id: 'show\r\nATTENDEE:mailto:x@y.example\ud800', startDate });
    expect(lines?.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
    expect(getProperty(lines, 'UID')).toMatch(/^show%0D%0AATTENDEE[^\s]*@estran\.example$/);
  });

  it.each([
    ['the last change', { updated: '2026-05-01T09:00:00+02:00' }, '20260501T070000Z'],
    ['the start where nobody knows of a change', {}, '20270123T090000Z'],
  ])('DTSTAMP is %s: stable while the event does not change', (_what, when, stamp) => {
    expect(getProperty(toCalendarLines({ startDate, ...when }), 'DTSTAMP')).toBe(stamp);
  });

  it('no start date: undefined', () => {
    expect(toCalendarLines({})).toBeUndefined();
    expect(toCalendarLines({ endDate: startDate })).toBeUndefined();
  });
});
