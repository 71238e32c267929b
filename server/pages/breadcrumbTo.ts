import { buildPath } from '../../locales/buildPath.ts';
import type { MessageId } from '../../locales/Messages.ts';
import type { PageName } from '../../locales/routes.ts';
import type { Crumb } from '../../schemas/entities/breadcrumb.ts';
import type { PageRequest } from './PageBuilder.ts';

/** Position of a page in the site. */
export interface BreadcrumbPlace {
  /** Crumbs between home and the page. */
  trail: readonly Crumb[];
  /** Name of the page in its own breadcrumb; absent on home. */
  label?: string | undefined;
}

type Words = Pick<PageRequest, 'route' | 'text'>;

/** A page of the site that is not home, in a breadcrumb. */
export const crumbTo = (
  name: PageName,
  label: MessageId,
  { route, text }: Words,
): Crumb & { url: string } => ({
  label: text(label),
  url: buildPath(route.locale, name),
});

/** A list in a breadcrumb; undefined where it does not exist in the language. */
export const crumbToList = async (
  name: PageName,
  label: MessageId,
  request: PageRequest,
): Promise<(Crumb & { url: string }) | undefined> =>
  (await request.content.hasPage(request.route.locale, name)) ? crumbTo(name, label, request) : undefined;

/** The breadcrumb from home to a page; home alone for home. */
export function breadcrumbTo({ trail, label }: BreadcrumbPlace, words: Words): Crumb[] {
  const home = crumbTo('home', 'breadcrumb.home', words);
  return label ? [home, ...trail, { label }] : [home];
}

/** The breadcrumb as schema.org BreadcrumbList; only the last crumb may lack an address. */
export function breadcrumbList(
  items: readonly Crumb[],
  siteUrl: string,
  path: string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, url }, index) => {
      const address = url ?? (index === items.length - 1 ? path : undefined);
      return {
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(address && { item: siteUrl + address }),
      };
    }),
  };
}
