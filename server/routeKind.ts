/** The kind of a route, the same in all languages: `fr-products-slug` → `products-slug`. */
export const routeKind = (route: string): string => route.slice(route.indexOf('-') + 1);
