import { createPageRecord } from '../cache/PageRecord.ts';
import type { Content } from '../services/content/Content.ts';
import type { PageServices } from './PageBuilder.ts';

/** Whose site it is, and where. */
export type SiteIdentity = Pick<PageServices, 'siteUrl' | 'brand'>;

/** Services for whoever looks at the content alone: nobody sells anything. */
export function withoutServices(content: Content, site: SiteIdentity): PageServices {
  return {
    record: createPageRecord(Number.POSITIVE_INFINITY),
    content,
    ...site,
    dealers: { dealers: async () => [], models: async () => [] },
    mapTiles: () => ({ tiles: '/tiles/{z}/{x}/{y}', maxZoom: 1, attribution: '-' }),
    forms: {
      channels: { contact: '-', brochure: '-', event: '-', charters: '-', newsletter: '-' },
      puzzle: { sitekey: '-', url: '-' },
    },
  };
}
