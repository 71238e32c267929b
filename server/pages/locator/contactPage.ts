import { findDealer } from '../../dealers/findDealer.ts';
import { titleOf } from '../../dealers/segments.ts';
import { crumbTo } from '../breadcrumbTo.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { sitePage } from '../sitePage.ts';
import { dealerContact } from './dealerContact.ts';
import { dealerDetails } from './dealerDetails.ts';

/**
 * How to write to a dealer that has no page: map and form (spec 1 §2). Nobody of that account, or somebody who does not
 * want to be shown: the map of all.
 */
export const contactPage: PageBuilder = async (request) => {
  const { route, dealers, text } = request;
  const dealer = findDealer(await dealers.dealers(), route.params.slug);
  const map = crumbTo('dealers-map', 'locator.dealers.label', request);
  if (!dealer || dealer.isHidden) return { type: 'redirect', status: 302, location: map.url };

  const name = titleOf(dealer);
  const draft = sitePage(request, {
    kind: 'contact',
    trail: [map],
    label: name,
    // An address and a form: nothing that a search engine could show.
    robots: 'noindex,follow',
    blocks: [
      { id: 'title', type: 'page-title', props: { heading: text('contact.heading', { name }) } },
      dealerDetails(dealer, request),
      await dealerContact(dealer, request),
    ],
  });
  return { type: 'page', draft };
};
