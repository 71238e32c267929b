import { Router } from 'express';
import { parsePath } from '../../locales/parsePath.ts';
import type { Content } from '../content/Content.ts';
import { createCalendar } from '../feeds/createCalendar.ts';
import { translate } from '../pages/translate.ts';

const ENDING = '.ics';

/** GET <event>.ics: an event for the visitor's calendar. */
export function calendarRouter({ content, siteUrl }: { content: Content; siteUrl: string }): Router {
  return Router().get(/\.ics$/, async (request, response, next) => {
    const route = parsePath(request.path.slice(0, -ENDING.length));
    if (route.type !== 'route' || route.name !== 'events-slug') return next();
    const { locale, contentPath, canonicalPath: path } = route;
    const found = await content.find(locale, contentPath);
    if (found?.type !== 'node' || found.node.bundle !== 'event') return next();
    const calendar = createCalendar(found.node.event, {
      siteUrl,
      path,
      brand: translate(locale)('brand.name'),
    });
    if (calendar === undefined) return next();
    response.set('Cache-Control', 'public, max-age=300').type('text/calendar').send(calendar);
  });
}
