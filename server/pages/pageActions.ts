import { buildPath } from '../../locales/buildPath.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { Page } from '../../schemas/page.ts';
import { boatValue } from './forms/boatChoices.ts';

/**
 * Addresses of the actions that phones keep at the bottom of the page (behaviour §9.8). Those of a model's page
 * preselect the model.
 */
export function pageActions(
  { kind, locale, breadcrumb }: Pick<Page, 'kind' | 'locale' | 'breadcrumb'>,
  { homePort }: Pick<Brand, 'homePort'>,
): NonNullable<Page['actions']> {
  const boat = kind === 'model' ? breadcrumb.items.at(-1)?.label : undefined;
  const query = boat ? `?${new URLSearchParams({ model: boatValue(boat) })}` : '';
  return {
    ...(homePort && { trial: buildPath(locale, 'sea-trial') + query }),
    brochure: buildPath(locale, 'brochure') + query,
    dealer: buildPath(locale, 'dealers-map'),
  };
}
