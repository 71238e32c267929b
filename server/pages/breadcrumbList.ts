import type { Crumb } from '../../schemas/page.ts';

/** The breadcrumb as schema.org BreadcrumbList; a crumb without an address is the page itself. */
export const breadcrumbList = (
  items: readonly Crumb[],
  siteUrl: string,
  path: string,
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + (url ?? path),
  })),
});
