import { countryName } from '../../../locales/countries/countryName.ts';
import { findDealer } from '../../services/dealers/findDealer.ts';
import { getDealerTitle } from '../../services/dealers/segments.ts';
import { crumbTo } from '../breadcrumbTo.ts';
import { createSitePageDraft } from '../createSitePageDraft.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { dealerContact, dealerDetails } from './dealerBlocks.ts';
import { dealersWithoutPage } from './dealersWithoutPage.ts';
import { localBusiness } from './localBusiness.ts';

/**
 * Contact page of a dealer without a page of its own: map and form (behaviour §2.9). Unknown accounts, and dealers
 * that are not to be shown, redirect to the map of all.
 */
export const contactPage: PageBuilder = async (request) => {
  const { route, content, dealers, text, brand } = request;
  const dealer = findDealer(await dealers.dealers(), route.params.slug);
  const map = crumbTo('dealers-map', 'locator.dealers.label', request);
  if (!dealer || dealer.isHidden) return { type: 'redirect', status: 302, location: map.url };

  const name = getDealerTitle(dealer);
  const { billingCity, billingCountryCode: code } = dealer;
  const place = [billingCity, code && countryName(code, route.locale)].filter(Boolean).join(', ');
  // While they cannot be loaded, dealers with a page are indexed under this one as well: better than under none.
  const pages = await Promise.all(
    brand.languages.map((locale) =>
      listOrEmpty(content.dealerEntries(locale), 'the pages of dealers', request),
    ),
  );
  const isFoundHere = dealersWithoutPage([dealer], pages).length > 0;
  const draft = createSitePageDraft(request, {
    kind: 'contact',
    trail: [map],
    label: name,
    title: place === '' ? [name] : [name, place],
    description: text('contact.description', { name }),
    // A dealer with a page is indexed under that.
    ...(!isFoundHere && { robots: 'noindex,follow' }),
    structuredData: [localBusiness(dealer, request, undefined)],
    blocks: [
      { id: 'title', type: 'page-title', props: { heading: text('contact.heading', { name }) } },
      dealerDetails(dealer, request),
      await dealerContact(dealer, request),
    ],
  });
  return { type: 'page', draft };
};
