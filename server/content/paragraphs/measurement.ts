import type { Measurement } from '../../../schemas/parts/measurement.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import type { Draft } from './Paragraph.ts';

/** A `measurement` or `key_figure` item. */
export const measurement = (item: ResourceReader): Draft<Measurement> => ({
  value: item.text('field_value'),
  unit: item.text('field_unit'),
  label: item.text('field_label'),
});
