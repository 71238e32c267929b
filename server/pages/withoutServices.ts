import { createPageRecord } from '../cache/PageRecord.ts';
import type { Content } from '../services/content/Content.ts';
import type { PageServices } from './PageBuilder.ts';

/** Brand and address of the site. */
export type SiteIdentity = Pick<PageServices, 'siteUrl' | 'brand'>;

const NOTHING = { total: 0, pages: [], isPartial: false, missing: [], isComplete: true };

/** Services for checking content: no dealers and models, nothing to search. */
export function withoutServices(content: Content, site: SiteIdentity): PageServices {
  return {
    record: createPageRecord(Number.POSITIVE_INFINITY),
    content,
    ...site,
    search: { find: async () => NOTHING, suggest: async () => [] },
    dealers: { dealers: async () => [], models: async () => [] },
    mapTiles: () => ({ tiles: '/tiles/{z}/{x}/{y}', maxZoom: 1, attribution: '-' }),
    forms: {
      channels: { contact: '-', brochure: '-', event: '-', charters: '-', newsletter: '-', seaTrial: '-' },
      puzzle: { sitekey: '-', url: '-' },
    },
  };
}
