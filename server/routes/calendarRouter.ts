import { Router } from 'express';
import { parsePath } from '../../locales/parsePath.ts';
import type { PageBudget } from '../http/limits/createPageBudget.ts';
import { createCalendar } from '../pages/feeds/createCalendar.ts';
import type { PageServices } from '../pages/PageBuilder.ts';

const ENDING = '.ics';

interface CalendarOptions extends Pick<PageServices, 'content' | 'brand' | 'siteUrl'> {
  /** Its calls to the content service count like a page. */
  budget?: PageBudget | undefined;
}

/** GET <event>.ics: an event as a calendar file. */
export function calendarRouter({ content, brand, siteUrl, budget }: CalendarOptions): Router {
  return Router().get(/\.ics$/, async (request, response, next) => {
    const route = parsePath(request.path.slice(0, -ENDING.length));
    if (route.type !== 'route' || route.name !== 'events-slug') return next();
    budget?.take(request);
    const { locale, contentPath, canonicalPath: path } = route;
    const found = await content.find(locale, contentPath);
    if (found?.type !== 'node' || found.node.bundle !== 'event') return next();
    const calendar = createCalendar(found.node.event, {
      siteUrl,
      path,
      brand: brand.name,
    });
    if (calendar === undefined) return next();
    response.set('Cache-Control', 'public, max-age=300').type('text/calendar').send(calendar);
  });
}
