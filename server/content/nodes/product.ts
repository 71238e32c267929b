import type { ProductNode } from '../Content.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { rangeTitle } from './range.ts';
import { rangeProduct } from './rangeProduct.ts';

/**
 * A `node--product` as its own page needs it: as ranges list it, and the range it belongs to; undefined, reported,
 * without title or number.
 */
export function readProduct(product: ResourceReader): ProductNode['product'] | undefined {
  const model = rangeProduct(product);
  if (!model) return undefined;
  const range = product.one('field_range');
  const title = range && rangeTitle(range);
  if (!range || title === undefined) return model;
  const url = range.path();
  return { ...model, range: { title, ...(url !== undefined && { url }) } };
}
