import { buildPath } from '../../locales/buildPath.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { Block, Page } from '../../schemas/page.ts';
import { isFormBlock } from '../leads/PageForm.ts';
import { boatQuery } from './models/boatLinks.ts';

/** Whether a block is a place that the actions lead to, or has them with the boat that is put together there. */
const isDestination = (block: Block): boolean =>
  block.type === 'locator' || block.type === 'configurator' || isFormBlock(block);

/**
 * Addresses of the actions that phones keep at the bottom of the page (behaviour §9.8): sea trial, brochure and dealer.
 * Those of a model's page preselect the model, and its configurator is there in place of the dealer. Undefined for an
 * error page, and where the page itself has a form, the locator or the configurator.
 *
 * @param lacksBrochure whether the page is of a model whose brochure cannot be ordered.
 */
export function pageActions(
  {
    kind,
    status,
    locale,
    breadcrumb,
    blocks,
  }: Pick<Page, 'kind' | 'status' | 'locale' | 'breadcrumb' | 'blocks'>,
  { homePort, configurator }: Pick<Brand, 'homePort' | 'configurator'>,
  lacksBrochure = false,
): Page['actions'] {
  if (status !== 200 || blocks.some(isDestination)) return undefined;
  const boat = kind === 'model' ? breadcrumb.items.at(-1)?.label : undefined;
  const query = boat ? boatQuery(boat) : '';
  const isConfigured = boat !== undefined && configurator !== undefined;
  return {
    ...(homePort && { trial: buildPath(locale, 'sea-trial') + query }),
    ...(isConfigured && { configure: buildPath(locale, 'configure') + query }),
    ...(!lacksBrochure && { brochure: buildPath(locale, 'brochure') + query }),
    ...(!isConfigured && { dealer: buildPath(locale, 'dealers-map') + query }),
  };
}
