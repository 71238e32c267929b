import type { Content } from '../content/Content.ts';
import type { PageServices } from './PageBuilder.ts';

/** Services for whoever looks at the content alone: nobody sells anything, and no place has a name. */
export function contentOnly(content: Content, siteUrl: string): PageServices {
  return {
    content,
    siteUrl,
    dealers: { dealers: async () => [], models: async () => [] },
    geocoder: { search: async () => undefined, suggest: async () => [] },
    mapTiles: () => ({ tiles: '/tiles/{z}/{x}/{y}', maxZoom: 1, attribution: '-' }),
    forms: {
      channels: { contact: '-', brochure: '-', event: '-', charters: '-', newsletter: '-' },
      puzzle: { sitekey: '-', url: '-' },
    },
  };
}
