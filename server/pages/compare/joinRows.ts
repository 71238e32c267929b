import type { CompareSpecifications } from '../../../schemas/blocks/compare-specifications.ts';

/** Values of one model by label, in the editor's order. */
export type Specifications = ReadonlyMap<string, string>;

/**
 * One row for each label, with a value for each model; empty where a model has none. A label that only a later model
 * has stands behind the one it follows there.
 */
export function joinRows(models: readonly Specifications[]): CompareSpecifications['rows'] {
  const labels: string[] = [];
  for (const model of models) {
    let place = 0;
    for (const label of model.keys()) {
      const known = labels.indexOf(label);
      if (known < 0) labels.splice(place, 0, label);
      place = (known < 0 ? place : known) + 1;
    }
  }
  return labels.map((label) => ({ label, values: models.map((model) => model.get(label) ?? '') }));
}
