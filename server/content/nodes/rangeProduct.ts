import type { RangeProduct } from '../../../schemas/entities/range.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { withoutUndefined } from '../withoutUndefined.ts';

/** A `node--product` as ranges, menus and forms list it; undefined, reported, without title or number. */
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
    salesforceId: product.text('field_salesforce_id'),
    brochureAvailable: product.boolean('field_brochure_available'),
    datalayerModel: product.text('field_datalayer_model'),
    datalayerSegment: product.text('field_datalayer_segment'),
    datalayerBusinessUnit: product.text('field_datalayer_business_unit'),
  });
}
