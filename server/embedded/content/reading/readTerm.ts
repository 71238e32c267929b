import type { Target, TermEntity } from '../Entity.ts';
import type { Cursor } from './Cursor.ts';
import { noFieldValues } from './readFieldValues.ts';
import { languagesOf, translate } from './translate.ts';

/** One entry of `terms/<vocabulary>.yaml`; its place in the file is its weight. */
export function readTerm(cursor: Cursor, target: Target, weight: number): TermEntity {
  cursor.record(['key', 'name']);
  const name = translate(cursor.required('name'), (one) => one.text());
  return {
    kind: 'taxonomy_term',
    ...target,
    languages: languagesOf([name]),
    values: noFieldValues(),
    name,
    weight,
  };
}
