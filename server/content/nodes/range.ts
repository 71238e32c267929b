import type { Range } from '../../../schemas/entities/range.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { withoutUndefined } from '../withoutUndefined.ts';
import { rangeProduct } from './rangeProduct.ts';

/** Title of a range as shown: its heading, else its title. */
export function rangeTitle(range: ResourceReader): string | undefined {
  return range.text('field_heading') ?? range.text('title');
}

/** A `node--range` with its models in the editor's order; undefined, reported, without title. */
export function readRange(range: ResourceReader): Range | undefined {
  const title = rangeTitle(range);
  if (title === undefined) return range.report('field-invalid', 'A range has no title; it is left out');
  const products = range
    .many('field_products')
    .map(rangeProduct)
    .filter((product) => product !== undefined);
  return withoutUndefined<Range>({ id: range.id, title, url: range.path(), products });
}
