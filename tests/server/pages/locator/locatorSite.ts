import type { Locator } from '../../../../schemas/blocks/locator.ts';
import type { Dealer } from '../../../../schemas/entities/dealer.ts';
import { emptyLists } from '../../../../schemas/entities/lists.ts';
import type { Page } from '../../../../schemas/page.ts';
import { UpstreamError } from '../../../../server/http/errors.ts';
import { getPageBuilder } from '../../../../server/pages/getPageBuilder.ts';
import type { PageAnswer, PageServices } from '../../../../server/pages/PageBuilder.ts';
import { validateDraft } from '../../../../server/pages/validateDraft.ts';
import { withoutServices } from '../../../../server/pages/withoutServices.ts';
import type { Content } from '../../../../server/services/content/Content.ts';
import type { Geocoder } from '../../../../server/services/geocoding/Geocoder.ts';
import { demoBrand } from '../../../demoBrand.ts';
import type { Editorial } from '../../services/content/editorialSite.ts';
import { getBlockProps } from '../pageAt.ts';
import { requestFor, SITE_URL } from '../requestFor.ts';
import { DEALERS, knowing } from './dealers.ts';

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

export const KNOWS_SPAIN = knowing({
  Spain: { countryCode: 'ES', latitude: 40.4, longitude: -3.7 },
  Espagne: { countryCode: 'ES', latitude: 40.4, longitude: -3.7 },
});

const services: Pick<PageServices, 'dealers' | 'mapTiles'> = {
  dealers: listing(DEALERS),
  mapTiles: (locale) => ({ tiles: `/tiles/${locale}/{z}/{x}/{y}`, maxZoom: 8, attribution: 'Us' }),
};

/** All that every page may ask, with dealers of our choice. */
export const servicesWith = (content: Content, special: Partial<PageServices> = {}): PageServices => ({
  ...withoutServices(content, { siteUrl: SITE_URL, brand: demoBrand }),
  ...services,
  ...special,
});

/** Services of our choice, and a geocoder other than the one that knows Spain. */
type Circumstances = Partial<PageServices> & { geocoder?: Geocoder };

/** What the builder of an address answers. */
export const builtAt = (
  content: Content,
  address: string,
  special: Circumstances = {},
): Promise<PageAnswer | undefined> => {
  const request = requestFor(address, content);
  const services = servicesWith(content, special);
  return getPageBuilder(request.route.name)({ ...request, geocoder: KNOWS_SPAIN, ...services });
};

/** The page at an address as visitors may get it; a block that is dropped is a failure. */
export const validPageAt = async (
  content: Content,
  address: string,
  special: Circumstances = {},
): Promise<Page> => {
  const answer = await builtAt(content, address, special);
  if (answer?.type !== 'page') throw new Error(`${address} is no page`);
  const { page, dropped } = validateDraft(answer.draft, emptyLists);
  if (dropped.length > 0) throw new Error(`Dropped: ${dropped.map(({ reason }) => reason).join('; ')}`);
  return page;
};

/** The locator at an address, which must have one. */
export const locatorAt = async (
  content: Content,
  address: string,
  special: Circumstances = {},
): Promise<Locator> => {
  const props = getBlockProps(await validPageAt(content, address, special), 'locator');
  if (!props) throw new Error(`${address} has no locator`);
  return props;
};
