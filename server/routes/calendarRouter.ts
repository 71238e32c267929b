import { Router } from 'express';
import { parsePath, type RouteMatch } from '../../locales/parsePath.ts';
import type { PageBudget } from '../http/limits/createPageBudget.ts';
import { parseReference } from '../leads/store/reference.ts';
import { createCalendar } from '../pages/feeds/createCalendar.ts';
import { boatChoices } from '../pages/forms/boatChoices.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { createTrialCalendar } from '../pages/sea-trial/createTrialCalendar.ts';

const ENDING = '.ics';

interface CalendarOptions extends Pick<PageServices, 'content' | 'dealers' | 'brand' | 'siteUrl' | 'now'> {
  /** Its calls to the content service count like a page. */
  budget?: PageBudget | undefined;
}

/** An event; undefined where there is none, or none with a date. */
async function getEventCalendar(route: RouteMatch, { content, brand, siteUrl }: CalendarOptions) {
  const { locale, contentPath, canonicalPath: path } = route;
  const found = await content.find(locale, contentPath);
  if (found?.type !== 'node' || found.node.bundle !== 'event') return undefined;
  return createCalendar(found.node.event, { siteUrl, path, brand: brand.name });
}

/** The day of a sea trial; undefined for a brand or on a day without. */
async function getTrialCalendar(route: RouteMatch, query: URLSearchParams, options: CalendarOptions) {
  const { brand, siteUrl, now = new Date() } = options;
  const { homePort } = brand;
  if (!homePort) return undefined;
  const { locale, canonicalPath: path } = route;
  const { boats } = await boatChoices({ mode: 'sea_trial', locale }, options);
  const asked = (query.get('boats') ?? '').split(',');
  const names = boats.filter(({ id }) => asked.includes(id)).map(({ name }) => name);
  return createTrialCalendar(query.get('day') ?? '', {
    homePort,
    brand,
    locale,
    boats: names,
    reference: parseReference(query.get('sent') ?? '', brand.referencePrefix),
    siteUrl,
    path,
    now,
  });
}

/**
 * GET <event>.ics: an event as a calendar file. GET <sea trial>.ics?day=&boats=&sent=: a day that was asked for, as
 * the receipt of its form links it.
 */
export function calendarRouter(options: CalendarOptions): Router {
  return Router().get(/\.ics$/, async (request, response, next) => {
    const route = parsePath(request.path.slice(0, -ENDING.length));
    if (route.type !== 'route' || !['events-slug', 'sea-trial'].includes(route.name)) return next();
    options.budget?.take(request);
    const { searchParams } = new URL(request.originalUrl, options.siteUrl);
    const calendar =
      route.name === 'events-slug'
        ? await getEventCalendar(route, options)
        : await getTrialCalendar(route, searchParams, options);
    if (calendar === undefined) return next();
    response.set('Cache-Control', 'public, max-age=300').type('text/calendar').send(`${calendar}\r\n`);
  });
}
