import type { RouteMatch } from '../../locales/parsePath.ts';
import type { PageRequest, PageServices } from './PageBuilder.ts';
import { translate } from './translate.ts';

/** What a builder needs to make the page of a route, now. @param query none where nobody has narrowed anything. */
export function pageRequest(
  route: RouteMatch,
  services: PageServices,
  query = new URLSearchParams(),
): PageRequest {
  return { ...services, route, query, text: translate(route.locale), now: new Date() };
}
