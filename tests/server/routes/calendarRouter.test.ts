import express from 'express';
import { expect, test } from 'vitest';
import { calendarRouter } from '../../../server/routes/calendarRouter.ts';
import { demoBrand } from '../../demoBrand.ts';
import { ask, listen } from '../loopback.ts';
import { startEditorialSite } from '../services/content/editorialSite.ts';

const event = (id: string, field_start_date: string | null) => ({
  id,
  in: { en: [`Show ${id}`, `/events/${id}`], fr: [`Salon ${id}`, `/evenements/${id}`] } as const,
  attributes: { field_start_date },
});

const answerTo = async (path: string) => {
  await using site = await startEditorialSite({
    nodes: {
      event: [event('winter', '2027-01-23T10:00:00+01:00'), event('undated', null)],
      page: [{ id: 'page', in: { en: ['Page', '/events/page'] } }],
    },
  });
  const app = express().use(
    calendarRouter({ content: site.content, brand: demoBrand, siteUrl: 'https://estran.example' }),
  );
  const { status, headers, body } = await ask((await listen(app)).origin, path);
  return { status, type: headers['content-type'], text: body.toString() };
};

test.each([
  ['/events/winter.ics', 'Show winter'],
  ['/fr/evenements/winter.ics', 'Salon winter'],
])('%s: the event as iCalendar in its language', async (path, title) => {
  const { status, type, text } = await answerTo(path);
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining(['BEGIN:VCALENDAR', `SUMMARY:${title}`, 'DTSTART:20270123T090000Z']),
  );
  expect(text.trimEnd()).toMatch(/END:VCALENDAR$/);
  expect(text.replace(/\r\n /g, '')).toContain(`https://estran.example${path.replace('.ics', '')}`);
});

test.each([
  ['an event that is not there', '/events/unknown.ics'],
  ['an event without a date', '/events/undated.ics'],
  ['a page that is no event', '/events/page.ics'],
  ['an event in the words of another language', '/fr/events/winter.ics'],
  ['the list', '/events.ics'],
  ['home', '/.ics'],
])('%s: 404', async (_what, path) => {
  expect((await answerTo(path)).status).toBe(404);
});
