import type { Locale } from '../../locales/locales.ts';
import type { BlockType } from '../../schemas/index.ts';

/** Where things of the admin port stand. */
export const addresses = {
  overview: '/',
  slow: '/slow',
  problems: '/problems',
  visitors: '/visitors',
  leads: '/leads',
  lead: (reference: string) => `/leads/${reference}`,
  gallery: '/blocks',
  visual: '/blocks/changes',
  picture: (version: string, name: string) => `/blocks/changes/${version}/${name}`,
  requests: '/requests',
  editors: '/editors',
  request: (id: string) => `/requests/${encodeURIComponent(id)}`,
  block: (type: BlockType, locale?: Locale) => `/blocks/${type}${locale ? `?locale=${locale}` : ''}`,
  /** @param position from 1 */
  example: (type: BlockType, position: number, locale?: Locale) =>
    `/blocks/${type}/examples/${position}${locale ? `?locale=${locale}` : ''}`,
  /** The first example as a picture: nothing in it moves. */
  still: (type: BlockType) => `/blocks/${type}/still`,
  playground: (type: BlockType, example?: number) =>
    `/blocks/${type}/playground${example ? `?example=${example}` : ''}`,
  schema: (type: BlockType) => `/blocks/${type}/schema`,
  render: (type: BlockType) => `/blocks/${type}/render`,
  draft: (type: BlockType, id: string) => `/blocks/${type}/drafts/${id}`,
};
