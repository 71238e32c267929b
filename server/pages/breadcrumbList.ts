import type { Crumb } from '../../schemas/entities/breadcrumb.ts';

/** The breadcrumb as schema.org BreadcrumbList; only the last crumb may go without an address of its own. */
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
