import type { Locator } from '../../../../schemas/blocks/locator.ts';
import type { Dealer } from '../../../../schemas/entities/dealer.ts';
import type { Page } from '../../../../schemas/page.ts';
import type { Content } from '../../../../server/content/Content.ts';
import { UpstreamError } from '../../../../server/errors.ts';
import { builderOf } from '../../../../server/pages/builderOf.ts';
import { contentOnly } from '../../../../server/pages/contentOnly.ts';
import { noLists } from '../../../../server/pages/noLists.ts';
import type { PageAnswer, PageServices } from '../../../../server/pages/PageBuilder.ts';
import { validateDraft } from '../../../../server/pages/validateDraft.ts';
import type { Editorial } from '../../content/editorialSite.ts';
import { DEALERS, knowing } from '../../locator/dealers.ts';
import { propsOf } from '../pageAt.ts';
import { requestFor, SITE_URL } from '../requestFor.ts';

/** Content with a page for the dealer `nice` in English and French, and one that is announced but deleted. */
export const DEALER_PAGES: Editorial = {
  nodes: {
    dealer: [
      {
        id: 'nice-node',
        in: { en: ['Nice', '/dealers/nice'], fr: ['Nice', '/concessionnaires/nice'] },
        attributes: { field_dealer_type: 'dealer', field_salesforce_id: 'nice' },
      },
    ],
  },
  others: [
    {
      type: 'dealer--dealer',
      id: 'entry-nice',
      attributes: (locale) => ({
        title: 'Nice',
        salesforce_id: 'nice',
        url: { en: '/dealers/nice', fr: '/concessionnaires/nice' }[String(locale)] ?? null,
      }),
    },
    {
      type: 'dealer--dealer',
      id: 'entry-genoa',
      attributes: { title: 'Genoa', salesforce_id: 'genoa', url: '/dealers/deleted' },
    },
  ],
};

export const listing = (dealers: readonly Dealer[]): PageServices['dealers'] => ({
  dealers: async () => dealers,
  models: async () => [],
});

export const unavailableDealers: PageServices['dealers'] = {
  dealers: () => Promise.reject(new UpstreamError('The dealer service answered 500')),
  models: async () => [],
};

const services: Omit<PageServices, 'content' | 'siteUrl' | 'forms'> = {
  dealers: listing(DEALERS),
  geocoder: knowing({
    Spain: { countryCode: 'ES', latitude: 40.4, longitude: -3.7 },
    Espagne: { countryCode: 'ES', latitude: 40.4, longitude: -3.7 },
  }),
  mapTiles: (locale) => ({ tiles: `/tiles/${locale}/{z}/{x}/{y}`, maxZoom: 8, attribution: 'Us' }),
};

/** All that pages may ask, with dealers and geocoder of our choice. */
export const servicesWith = (content: Content, special: Partial<PageServices> = {}): PageServices => ({
  ...contentOnly(content, SITE_URL),
  ...services,
  ...special,
});

/** What the builder of an address answers. */
export const builtAt = (
  content: Content,
  address: string,
  special: Partial<PageServices> = {},
): Promise<PageAnswer | undefined> => {
  const request = requestFor(address, content);
  return builderOf(request.route.name)({ ...request, ...servicesWith(content, special) });
};

/** The page at an address as visitors may get it; a block that is dropped is a failure. */
export const validPageAt = async (
  content: Content,
  address: string,
  special: Partial<PageServices> = {},
): Promise<Page> => {
  const answer = await builtAt(content, address, special);
  if (answer?.type !== 'page') throw new Error(`${address} is no page`);
  const { page, dropped } = validateDraft(answer.draft, noLists);
  if (dropped.length > 0) throw new Error(`Dropped: ${dropped.map(({ reason }) => reason).join('; ')}`);
  return page;
};

/** The locator at an address, which must have one. */
export const locatorAt = async (
  content: Content,
  address: string,
  special: Partial<PageServices> = {},
): Promise<Locator> => {
  const props = propsOf(await validPageAt(content, address, special), 'locator');
  if (!props) throw new Error(`${address} has no locator`);
  return props;
};
