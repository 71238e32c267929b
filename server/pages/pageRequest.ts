import type { RouteMatch } from '../../locales/parsePath.ts';
import type { PageRequest } from './PageBuilder.ts';
import { translate } from './translate.ts';

/** What a builder needs to make the page of a route, now. @param query none where nobody has narrowed anything. */
export function pageRequest(
  route: RouteMatch,
  { content, siteUrl }: Pick<PageRequest, 'content' | 'siteUrl'>,
  query = new URLSearchParams(),
): PageRequest {
  return { route, content, siteUrl, query, text: translate(route.locale), now: new Date() };
}
