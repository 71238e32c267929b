import { buildPath } from '../../locales/buildPath.ts';
import type { Locale } from '../../locales/locales.ts';
import type { Link } from '../../schemas/parts/link.ts';
import type { Content } from '../services/content/Content.ts';
import type { Translate } from './PageBuilder.ts';

type Ranges = Awaited<ReturnType<Content['ranges']>>;

/** Where visitors go who have no words, or the wrong ones: the boats, the dealers, the list of all pages. */
export const toWaysOn = (ranges: Ranges, locale: Locale, text: Translate): Link[] => [
  ...ranges.flatMap(({ products }) =>
    products.flatMap(({ url, title }) => (url === undefined ? [] : [{ url, label: title }])),
  ),
  { url: buildPath(locale, 'dealers-map'), label: text('locator.dealers.label') },
  { url: buildPath(locale, 'sitemap'), label: text('sitemap.heading') },
];
