import { describe, expect, it } from 'vitest';
import type { Event } from '../../../../schemas/entities/event.ts';
import { createCalendar } from '../../../../server/pages/feeds/createCalendar.ts';
import { anEvent } from '../entities.ts';

const SITE = { siteUrl: 'https://estran.example', path: '/events/show', brand: 'Estran' };

/** Lines of the calendar, long ones joined again (RFC 5545, 3.1). */
const linesOf = (particulars: Partial<Event>): string[] | undefined =>
  createCalendar(anEvent({ id: 'show', ...particulars }), SITE)
    ?.replace(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n');

const propertyOf = (lines: string[] | undefined, name: string) =>
  lines?.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

const startDate = '2027-01-23T10:00:00+01:00';

describe('a calendar file', () => {
  it('says whose it is', () => {
    expect(propertyOf(linesOf({ startDate }), 'PRODID')).toBe('-//Estran//bridgedeck//EN');
  });

  it('holds one event between its beginnings and ends', () => {
    const lines = linesOf({ startDate });
    expect(lines?.[0]).toBe('BEGIN:VCALENDAR');
    expect(lines?.at(-1)).toBe('END:VCALENDAR');
    expect(lines?.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines?.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines?.every((line) => /^[A-Z-]+[:;]/.test(line))).toBe(true);
    expect(propertyOf(lines, 'VERSION')).toBe('2.0');
    expect(propertyOf(lines, 'UID')).toBe('show@estran.example');
  });

  it('has its moments in UTC, whatever the offset', () => {
    const lines = linesOf({ startDate: '2027-07-14T10:00:00+02:00', endDate: '2027-07-18T01:00:00+02:00' });
    expect(propertyOf(lines, 'DTSTART')).toBe('20270714T080000Z');
    expect(propertyOf(lines, 'DTEND')).toBe('20270717T230000Z');
  });

  it.each([
    ['no end', undefined],
    ['an end that is its start', startDate],
  ])('names no end for an event with %s: one must lie behind the start', (_what, endDate) => {
    const lines = linesOf({ startDate, ...(endDate && { endDate }) });
    expect(propertyOf(lines, 'DTSTART')).toBe('20270123T090000Z');
    expect(propertyOf(lines, 'DTEND')).toBeUndefined();
  });

  it('says what and where in words, with their commas and semicolons escaped', () => {
    const lines = linesOf({
      startDate,
      heading: 'Show; boats, and more',
      shortDesc: '<p>Step &amp; <em>aboard</em>.</p>',
      location: 'Hall 3',
      completeAddress: { addressLine1: '1 quai', postalCode: '13000', locality: 'Port', countryCode: 'FR' },
    });
    expect(propertyOf(lines, 'SUMMARY')).toBe('Show\\; boats\\, and more');
    expect(propertyOf(lines, 'DESCRIPTION')).toBe('Step & aboard.');
    expect(propertyOf(lines, 'LOCATION')).toBe('Hall 3\\, 1 quai\\, 13000 Port');
    expect(lines?.some((line) => line.endsWith('https://estran.example/events/show'))).toBe(true);
  });

  it('names a hostile id in one line', () => {
    const lines = linesOf({ id: 'show\r\nATTENDEE:mailto:x@y.example\ud800', startDate });
    expect(lines?.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
    expect(propertyOf(lines, 'UID')).toMatch(/^show%0D%0AATTENDEE[^\s]*@estran\.example$/);
  });

  it.each([
    ['the last change', { updated: '2026-05-01T09:00:00+02:00' }, '20260501T070000Z'],
    ['the start where nobody knows of a change', {}, '20270123T090000Z'],
  ])('is stamped with %s, so that it stays the same as long as the event does', (_what, when, stamp) => {
    expect(propertyOf(linesOf({ startDate, ...when }), 'DTSTAMP')).toBe(stamp);
  });

  it('is none for an event without a date', () => {
    expect(linesOf({})).toBeUndefined();
    expect(linesOf({ endDate: startDate })).toBeUndefined();
  });
});
