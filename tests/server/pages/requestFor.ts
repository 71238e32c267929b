import { parsePath } from '../../../locales/parsePath.ts';
import { createPageRequest } from '../../../server/pages/createPageRequest.ts';
import type { PageRequest } from '../../../server/pages/PageBuilder.ts';
import { withoutServices } from '../../../server/pages/withoutServices.ts';
import type { Content } from '../../../server/services/content/Content.ts';
import { demoBrand } from '../../demoBrand.ts';

export const SITE_URL = 'https://estran.example';

/** What the builder of the page at `address` works with, at a moment of our choice. */
export function requestFor(address: string, content: Content, now = new Date()): PageRequest {
  const [pathname = '/', query = ''] = address.split('?');
  const route = parsePath(pathname);
  if (route.type !== 'route') throw new Error(`${address} has no route`);
  return {
    ...createPageRequest(
      route,
      withoutServices(content, { siteUrl: SITE_URL, brand: demoBrand }),
      new URLSearchParams(query),
    ),
    now,
  };
}
