import { buildPath } from '../../../locales/buildPath.ts';
import { LOCALE_CODES } from '../../../locales/locales.ts';
import { titleOf } from '../../dealers/segments.ts';
import { breadcrumbList } from '../breadcrumbList.ts';
import { breadcrumbTo, crumbTo } from '../breadcrumbTo.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { dealerContact } from './dealerContact.ts';
import { dealerDetails } from './dealerDetails.ts';

/** How to write to a dealer that has no page: map and form (spec 1 §2). Nobody of that account: the map of all. */
export const contactPage: PageBuilder = async (request) => {
  const { route, dealers, siteUrl, text } = request;
  const { locale, canonicalPath: path, params } = route;
  const dealer = (await dealers.dealers()).find(({ accountId }) => accountId === params.slug);
  const map = crumbTo('dealers-map', 'locator.dealers.label', request);
  if (!dealer) return { type: 'redirect', status: 302, location: map.url };

  const name = titleOf(dealer);
  const items = breadcrumbTo({ trail: [map], label: name }, request);
  const canonicalUrl = siteUrl + path;
  return {
    type: 'page',
    draft: {
      path,
      locale,
      route: route.routeName,
      kind: 'contact',
      status: 200,
      seo: {
        title: `${name} | ${text('brand.name')}`,
        // An address and a form: nothing that a search engine could show.
        robots: 'noindex,follow',
        ogUrl: canonicalUrl,
        canonicalUrl,
        structuredData: [breadcrumbList(items, siteUrl, path)],
      },
      breadcrumb: { items },
      alternates: LOCALE_CODES.map((code) => ({ locale: code, path: buildPath(code, route.name, params) })),
      header: { plain: true, disabled: false },
      blocks: [
        { id: 'title', type: 'page-title', props: { heading: text('contact.heading', { name }) } },
        dealerDetails(dealer, request),
        ...dealerContact(dealer, request),
      ],
    },
  };
};
