/** The kind of a route, the same in all languages: `fr-products-slug` → `products-slug`. */
export const routeKind = (route: string): string => route.replace(/^[a-z]{2}-/, '');
