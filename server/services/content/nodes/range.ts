import type { Range, RangeProduct } from '../../../../schemas/entities/range.ts';
import { boatProfile } from '../boatProfile.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { withoutUndefined } from '../withoutUndefined.ts';

/** Title of a range: its heading, else its title. */
export function rangeTitle(range: ResourceReader): string | undefined {
  return range.text('field_heading') ?? range.text('title');
}

/** A `node--range` with its models in the editor's order; undefined, reported, without title. */
export function parseRange(range: ResourceReader): Range | undefined {
  const title = rangeTitle(range);
  if (title === undefined) return range.report('field-invalid', 'A range has no title; it is left out');
  const products = range
    .many('field_products')
    .map(rangeProduct)
    .filter((product) => product !== undefined);
  return withoutUndefined<Range>({ id: range.id, title, url: range.path(), products });
}

/** A `node--product` in ranges, menus and forms; undefined, reported, without title or number. */
export function rangeProduct(product: ResourceReader): RangeProduct | undefined {
  const title = product.text('title');
  const internalId = product.number('drupal_internal__nid');
  if (title === undefined || internalId === undefined) {
    return product.report('field-invalid', 'A model has no title or no number; it is left out');
  }
  return withoutUndefined<RangeProduct>({
    id: product.id,
    internalId,
    title,
    url: product.path(),
    menuImage: product.image('field_menu_image'),
    sliderImage: product.image('field_slider_image'),
    profile: boatProfile(product),
    salesforceId: product.text('field_salesforce_id'),
    brochureAvailable: product.boolean('field_brochure_available'),
    datalayerModel: product.text('field_datalayer_model'),
    datalayerSegment: product.text('field_datalayer_segment'),
    datalayerBusinessUnit: product.text('field_datalayer_business_unit'),
  });
}
