import ical from 'ical-generator';
import { plainText } from '../../../renderer/src/validate.ts';
import type { Event } from '../../../schemas/entities/event.ts';
import { addressLines } from '../../../site/components/AddressLines/addressLines.ts';

interface CalendarOptions {
  siteUrl: string;
  /** Path of the event's page. */
  path: string;
  /** Publisher of the calendar. */
  brand: string;
}

/** An event as a calendar file (RFC 5545), in UTC; undefined without a date. */
export function createCalendar(event: Event, { siteUrl, path, brand }: CalendarOptions): string | undefined {
  const { id, heading, startDate, endDate, location, completeAddress, shortDesc, updated } = event;
  if (startDate === undefined) return undefined;
  const start = new Date(startDate);
  const end = new Date(endDate ?? startDate);
  const place = [location, ...(completeAddress ? addressLines(completeAddress) : [])]
    .filter(Boolean)
    .join(', ');
  const calendar = ical({ prodId: { company: brand, product: 'bridgedeck' } });
  calendar.createEvent({
    id: `${encodeURIComponent(id.toWellFormed())}@${new URL(siteUrl).hostname}`,
    // Time of the last change (RFC 5545, 3.8.7.2), so that an unchanged event is an unchanged file.
    stamp: new Date(updated ?? startDate),
    start,
    // The end must be after the start (RFC 5545, 3.8.2.2).
    ...(end > start && { end }),
    summary: heading,
    ...(place && { location: place }),
    ...(shortDesc && { description: plainText(shortDesc) }),
    url: siteUrl + path,
  });
  return calendar.toString();
}
