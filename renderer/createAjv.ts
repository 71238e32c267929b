import { Ajv } from 'ajv';
import { formats } from './formats.ts';

/** A validator that knows our formats and tells everything that is wrong. @param shared schemas that others refer to. */
export function createAjv(shared: object[] = []): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, schemas: shared });
  for (const [name, { check = true }] of formats) ajv.addFormat(name, check);
  return ajv;
}
