import type { Measurement } from '../../../schemas/parts/measurement.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import type { Draft } from './Paragraph.ts';

/** A `measurement` or `key_figure` item. */
export function measurement(item: ResourceReader): Draft<Measurement> {
  return {
    value: item.text('field_value'),
    unit: item.text('field_unit'),
    label: item.text('field_label'),
  };
}
