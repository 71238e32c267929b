import express from 'express';
import { expect, test } from 'vitest';
import { createTrialCalendar } from '../../../server/pages/sea-trial/createTrialCalendar.ts';
import { withoutServices } from '../../../server/pages/withoutServices.ts';
import { calendarRouter } from '../../../server/routes/calendarRouter.ts';
import { demoBrand } from '../../demoBrand.ts';
import { ask, listen } from '../loopback.ts';
import { startEditorialSite } from '../services/content/editorialSite.ts';

const event = (id: string, field_start_date: string | null) => ({
  id,
  in: { en: [`Show ${id}`, `/events/${id}`], fr: [`Salon ${id}`, `/evenements/${id}`] } as const,
  attributes: { field_start_date },
});

/** A Wednesday. */
const NOW = new Date('2026-12-02T10:00:00Z');

const answerTo = async (path: string) => {
  await using site = await startEditorialSite({
    nodes: {
      event: [event('winter', '2027-01-23T10:00:00+01:00'), event('undated', null)],
      page: [{ id: 'page', in: { en: ['Page', '/events/page'] } }],
    },
  });
  const app = express().use(
    calendarRouter({
      ...withoutServices(site.content, { siteUrl: 'https://estran.example', brand: demoBrand }),
      now: NOW,
    }),
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
  expect(text).toMatch(/END:VCALENDAR\r\n$/);
  expect(text.replace(/\r\n /g, '')).toContain(`https://estran.example${path.replace('.ics', '')}`);
});

test('a day of a sea trial: the hours with water and daylight, requested, in the language of its page, with tide and place', async () => {
  const { status, type, text } = await answerTo(
    '/fr/essai-en-mer.ics?day=2026-12-05&boats=nobody&sent=EST-7K2M-9QXA',
  );
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      // High water at 14:15 in France, two hours before and after it.
      'DTSTART:20261205T112000Z',
      'DTEND:20261205T151000Z',
      'SUMMARY:Essai en mer demandé\u00a0: Estran',
      'STATUS:TENTATIVE',
      'UID:sea-trial-2026-12-05@estran.example',
    ]),
  );
  const unfolded = text.replace(/\r\n /g, '');
  expect(unfolded).toContain('Pleine mer 01:54 et 14:15');
  expect(unfolded).toContain('EST-7K2M-9QXA');
  expect(unfolded).toContain('LOCATION:Le quai du chantier\\, 3 quai des Marées');
  // Still there when the notice of two days has run out.
  expect((await answerTo('/sea-trial.ics?day=2026-12-03')).status).toBe(200);
});

test('a day of a sea trial at a port without rules: all day, without what is no reference', async () => {
  const { homePort } = demoBrand;
  if (!homePort) throw new Error('The demo has a home port');
  const { trials: _none, ...plain } = homePort;
  const calendar = createTrialCalendar('2026-12-05', {
    ...{ homePort: plain, brand: demoBrand, locale: 'en', boats: [] },
    ...{ siteUrl: 'https://estran.example', path: '/sea-trial', now: NOW },
  });
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261205');
  const forged = await answerTo('/sea-trial.ics?day=2026-12-05&sent=call+this+number');
  expect(forged.text).not.toContain('call this number');
});

test('a day of a sea trial: three boats are listed in British English', () => {
  const { homePort } = demoBrand;
  if (!homePort) throw new Error('The demo has no home port');
  const calendar = createTrialCalendar('2026-12-05', {
    ...{ homePort, brand: demoBrand, locale: 'en', boats: ['Estran 42', 'Estran 46', 'Estran 50'] },
    ...{ siteUrl: 'https://estran.example', path: '/sea-trial', now: NOW },
  });
  expect(calendar?.replace(/\r\n /g, '')).toMatch(/^SUMMARY:.*Estran 42\\, Estran 46 and Estran 50\r?$/m);
});

test.each([
  ['a Sunday', '/sea-trial.ics?day=2026-12-06'],
  ['a day without a tide for a trial', '/sea-trial.ics?day=2026-12-14'],
  ['no day of the calendar', '/sea-trial.ics?day=2027-12-05'],
  ['no day', '/sea-trial.ics'],
  ['an event that is not there', '/events/unknown.ics'],
  ['an event without a date', '/events/undated.ics'],
  ['a page that is no event', '/events/page.ics'],
  ['an event in the words of another language', '/fr/events/winter.ics'],
  ['the list', '/events.ics'],
  ['home', '/.ics'],
])('%s: 404', async (_what, path) => {
  expect((await answerTo(path)).status).toBe(404);
});
