import { RollingDate } from '../../../../demo/services/content/RollingDate.ts';
import { eventDays, isPast } from '../../../../server/pages/events/eventDates.ts';
import { createCalendar } from '../../../../server/pages/feeds/createCalendar.ts';
import { anEvent } from '../entities.ts';

/**
 * Everything that reckons with dates, at moments around midnight, as a process in some time zone sees it; run as a
 * program it prints that.
 */
const starts = [
  '2026-11-21T23:30:00+01:00',
  '2026-07-14T00:30:00+02:00',
  '2027-03-28T10:00:00+02:00',
  '2026-11-21T10:00:00Z',
];
const aroundMidnight = ['T21:59:59.999Z', 'T22:00:00Z', 'T22:59:59.999Z', 'T23:00:00Z', 'T23:59:59.999Z'];

const seen = starts.map((startDate) => {
  const day = startDate.slice(0, 10);
  const moments = aroundMidnight.map((time) => new Date(day + time));
  const event = anEvent({ id: 'e', startDate });
  return {
    days: eventDays(event),
    past: moments.map((now) => isPast(event, now)),
    pastWithEnd: moments.map((now) => isPast({ endDate: startDate }, now)),
    start: /^DTSTART.*$/m.exec(
      createCalendar(event, { siteUrl: 'https://a.example', path: '/e', brand: 'A' }) ?? '',
    )?.[0],
    rolling: moments.map((now) => new RollingDate(0, 'sunday', '10:00').at(now.getTime())),
  };
});

process.stdout.write(JSON.stringify({ offset: new Date(0).getTimezoneOffset(), seen }));
