import { buildPath } from '../../../locales/buildPath.ts';
import { LOCALE_CODES } from '../../../locales/locales.ts';
import type { LocatorKind } from '../../../schemas/parts/locatorKind.ts';
import { findResults } from '../../locator/findResults.ts';
import { locatorList } from '../../locator/locatorList.ts';
import { readLocatorQuery, toLocatorQuery } from '../../locator/readLocatorQuery.ts';
import { breadcrumbList } from '../breadcrumbList.ts';
import { breadcrumbTo } from '../breadcrumbTo.ts';
import { pageNumber } from '../lists/pageNumber.ts';
import { paginate } from '../lists/paginate.ts';
import { orEmpty } from '../orEmpty.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { dealerPaths } from './dealerPaths.ts';
import { locatorBlock, RESULTS } from './locatorBlock.ts';

/** Makes the builder of a locator: dealers, charter operators or service centres (spec 1 §2). It is no content of an editor's. */
export function locatorPage(kind: LocatorKind): PageBuilder {
  return async (request) => {
    const { route, content, dealers, geocoder, siteUrl, text, query } = request;
    const { locale, canonicalPath: path } = route;
    const [all, entries] = await Promise.all([
      dealers.dealers(),
      orEmpty(content.dealerEntries(locale), 'the pages of dealers'),
    ]);
    const list = locatorList(all, kind, locale);
    const asked = readLocatorQuery(query);
    const found = await findResults(list, asked, { geocoder, locale });
    if ('redirectTo' in found) {
      const location = `${path}?country=${found.redirectTo.toLowerCase()}`;
      return { type: 'redirect', status: 302, location, isComplete: true };
    }

    const { page } = paginate(found.entries, pageNumber(query), RESULTS);
    const block = locatorBlock(found, { request, kind, all, list, asked, page, pages: dealerPaths(entries) });
    const label = text(`locator.${kind}.heading`);
    const items = breadcrumbTo({ trail: [], label }, request);
    const canonicalUrl = siteUrl + path + toLocatorQuery(asked, page);
    const title = [
      ...(found.country ? [found.country.name] : []),
      ...(page > 1 ? [text('pagination.page', { page })] : []),
      label,
      text('brand.name'),
    ];
    return {
      type: 'page',
      draft: {
        path,
        locale,
        route: route.routeName,
        kind: 'locator',
        status: 200,
        seo: {
          title: title.join(' | '),
          description: text(`locator.${kind}.description`),
          ogTitle: label,
          ogUrl: canonicalUrl,
          canonicalUrl,
          // What somebody chose is for them; the list itself and its pages are for everybody.
          ...(asked.type !== 'all' && { robots: 'noindex,follow' }),
          structuredData: [breadcrumbList(items, siteUrl, path)],
        },
        breadcrumb: { items },
        alternates: LOCALE_CODES.map((code) => ({ locale: code, path: buildPath(code, route.name) })),
        header: { plain: true, disabled: false },
        blocks: [block],
      },
    };
  };
}
