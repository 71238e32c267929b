import type { RouteMatch } from '../../locales/parsePath.ts';
import type { Geocoder } from '../services/geocoding/Geocoder.ts';
import type { PageRequest, PageServices, Translate } from './PageBuilder.ts';
import { translate } from './translate.ts';

/**
 * What a builder needs to make the page of a route, now.
 *
 * @param query none where nobody has narrowed anything.
 * @param geocoder for the page of one visitor, who may have typed the name of a country.
 */
export function createPageRequest(
  route: RouteMatch,
  services: PageServices,
  query = new URLSearchParams(),
  geocoder?: Geocoder,
): PageRequest {
  const { brand } = services;
  const speak = translate(route.locale);
  const text: Translate = (id, values) => speak(id, { brand: brand.name, ...values });
  return { ...services, route, query, geocoder, text, now: new Date() };
}
