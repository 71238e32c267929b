import type { RouteMatch } from '../../locales/parsePath.ts';
import type { Geocoder } from '../services/geocoding/Geocoder.ts';
import type { PageRequest, PageServices, Translate } from './PageBuilder.ts';
import { translate } from './translate.ts';

/**
 * The input of a builder for a route.
 *
 * @param query empty for unfiltered pages.
 * @param geocoder for a page for one visitor, whose search may be a country.
 */
export function createPageRequest(
  route: RouteMatch,
  services: PageServices,
  query = new URLSearchParams(),
  geocoder?: Geocoder,
): PageRequest {
  const { brand } = services;
  const speak = translate(route.locale, brand);
  const text: Translate = (id, values) => speak(id, { brand: brand.name, ...values });
  return { ...services, route, query, geocoder, text, now: services.now ?? new Date() };
}
