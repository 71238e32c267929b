import { createPageRecord } from '../cache/PageRecord.ts';
import type { Content } from '../services/content/Content.ts';
import type { PageServices } from './PageBuilder.ts';

/** Brand and address of the site. */
export type SiteIdentity = Pick<PageServices, 'siteUrl' | 'brand'>;

/** Services for checking content: no dealers and models. */
export function withoutServices(content: Content, site: SiteIdentity): PageServices {
  return {
    record: createPageRecord(Number.POSITIVE_INFINITY),
    content,
    ...site,
    dealers: { dealers: async () => [], models: async () => [] },
    mapTiles: () => ({ tiles: '/tiles/{z}/{x}/{y}', maxZoom: 1, attribution: '-' }),
    forms: {
      channels: { contact: '-', brochure: '-', event: '-', charters: '-', newsletter: '-', seaTrial: '-' },
      puzzle: { sitekey: '-', url: '-' },
    },
  };
}
